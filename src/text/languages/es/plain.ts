import type { Catalogue } from "../catalogue.ts";
import { listIn } from "../list-in.ts";

const list = listIn("es");

export const plain: Catalogue["plain"] = {
  question: (number, total, label, required) =>
    `Pregunta ${number} de ${total}${label === undefined ? "" : `: ${label}`}${required ? " (obligatoria)" : ""}`,
  option: (number, label, picked) => `${number}. ${label}${picked ? " (elegida)" : ""}`,
  preview: "Vista previa:",
  note: (text) => `Nota: ${text}`,
  answer: (labels) => `Tu respuesta: ${labels.join(", ")}`,
  asksAgain: (number, total, hint) => `Pregunta ${number} de ${total}. ${hint}`,
  hints: {
    one: (answered) => `Escribe un número o tu propia respuesta; ${rest(answered)}`,
    several: (answered) => `Escribe números como 1,3 o tu propia respuesta; ${rest(answered)}`,
    written: (answered) => `Escribe tu respuesta; ${rest(answered)}`,
    review: "Escribe 1, 2 o 3; :back vuelve a la última pregunta; :help muestra los comandos.",
  },
  review: "Revisión",
  reviewLine: (number, label, answer) => `Pregunta ${number}, ${label}: ${answer}`,
  noteOnOption: (number, label, text) => `Nota sobre ${number}, ${label}: ${text}`,
  noteUnpicked: (note) => `${note} (no elegida: solo se envía con Consultar)`,
  noteOnQuestion: (text) => `Nota sobre la pregunta: ${text}`,
  action: (number, name, help) => `${number}. ${name}: ${help}`,
  confirmed: {
    answered: (labels) => `Respondido: ${labels.join(", ")}`,
    kept: (labels) => `Conservado: ${labels.join(", ")}`,
    skipped: "Omitida: sin respuesta.",
    skippedRequired: "Omitida: sin respuesta, aunque la pregunta es obligatoria.",
    cleared: "Respuesta borrada.",
    noteRemoved: "Nota borrada.",
    back: (number) => `De vuelta a la pregunta ${number}.`,
    went: (number) => `A la pregunta ${number}.`,
    review: "A la revisión.",
    submitted: "Enviado.",
    elaborated: "Explicación pedida.",
  },
  refused: {
    severalOnOne: (numbers) =>
      `Esta pregunta admite una sola respuesta; elige entre ${list(numbers.map(String))}.`,
    cut: (bytes) =>
      `Los terminales cortan las líneas a los ${bytes} bytes, así que esta no cuenta; para textos largos usa una tubería o --answers.`,
    noOption: (number, options) =>
      options === 1
        ? `No existe la opción ${number}; la única es la 1.`
        : `No existe la opción ${number}; las opciones van de 1 a ${options}.`,
    noQuestion: (number, questions) =>
      questions === 1
        ? `No existe la pregunta ${number}; la única es la 1.`
        : `No existe la pregunta ${number}; las preguntas van de 1 a ${questions}.`,
    unknown: (command) =>
      `No existe el comando ${command}; :help los muestra y :own TEXTO responde con cualquier texto.`,
    nothingAfter: (command) => `${command} no admite nada detrás; no se hizo nada.`,
    goWhere: "Escribe el número de una pregunta después de :go.",
    ownWhat: "Escribe tu respuesta después de :own.",
    noteWhat: "Escribe la nota después de :note, o después de :note y el número de una opción.",
    first: "Esta es la primera pregunta.",
    onlyOnQuestion: (command) => `${command} es para una pregunta; :back vuelve a la última.`,
    noAction: "Escribe 1, 2 o 3, o una de las palabras Enviar, Consultar o Cancelar.",
  },
  settings: {
    line: (number, text) => `${number}. ${text}`,
    state: (name, on) => `${name}: ${on ? "sí" : "no"}`,
    hint: "Escribe un número para cambiar un ajuste; una línea vacía termina.",
    again: (number) => `Escribe ${number} otra vez para restablecer todos los ajustes.`,
    unknown: (last) => `Escribe un número del 1 al ${last}, o una línea vacía para terminar.`,
  },
  help: [
    "Un número como 2 elige una opción; números como 1,3 eligen varias donde la pregunta admite varias.",
    "Cualquier otro texto es tu propia respuesta; una línea vacía sigue sin cambiar nada.",
    ":own TEXTO responde con cualquier texto, también con un número.",
    ":clear borra la respuesta a esta pregunta.",
    ":note TEXTO escribe una nota sobre la pregunta; :note 2 TEXTO la escribe sobre la opción 2.",
    ":back vuelve a la pregunta anterior; :go 3 va a la pregunta 3; :review va a la revisión.",
    ":submit envía las respuestas; :elaborate pide antes una explicación; :cancel no envía ninguna respuesta.",
    ":help muestra esto.",
  ],
};

function rest(answered: boolean): string {
  return `una línea vacía ${answered ? "conserva tu respuesta" : "omite la pregunta"}; :help muestra los comandos.`;
}
