import type { Catalogue } from "../catalogue.ts";

export const cli: Catalogue["cli"] = {
  help: {
    headings: { usage: "Uso:", arguments: "Argumentos:", options: "Opciones:" },
    placeholders: {
      questions: "preguntas",
      file: "archivo",
      format: "formato",
      theme: "tema",
      seconds: "segundos",
    },
    usage: "[opciones] [preguntas]",
    settingsUsage: "[opciones]",
    settings: "Muestra los ajustes y dónde está su archivo.",
    choices: (choices) => `valores: ${choices.join(", ")}`,
    standard: (value) => `predeterminado: ${value}`,
    withExtra: (description, extra) => `${description} (${extra.join(", ")})`,
    description: "Hace las preguntas de un archivo en el terminal y escribe las respuestas como JSON.",
    questions: "el archivo de preguntas; - lo lee de la entrada estándar",
    output: "escribir el resultado en un archivo, no en la salida estándar: entero o nada",
    format: "el resultado: detalles para programas o texto para modelos",
    answers: "tomar las respuestas de un archivo y no preguntar nada",
    validate: "solo comprobar el archivo de preguntas",
    printSchema: "mostrar el esquema JSON de los archivos de preguntas",
    theme: "colores",
    ascii: "dibujar solo con caracteres ASCII",
    plain: "preguntar línea por línea, sin dibujar: para lectores de pantalla",
    timeout: "abandonar si no se pulsa ninguna tecla durante ese tiempo",
    version: "mostrar la versión",
    help: "mostrar esta ayuda",
    after: `
Comandos:
  ask-form settings  muestra los ajustes y dónde está su archivo

Códigos de salida:
  0    enviado, o se pidió una explicación (mode "elaborate")
  1    un error del propio ask-form
  2    uso incorrecto, o archivo de preguntas o respuestas no válido
  3    no hay terminal en el que preguntar
  124  tiempo agotado
  130  cancelado
  128+n  terminado por la señal n

Ejemplos:
  ask-form preguntas.json > respuestas.json
  cat preguntas.json | ask-form - | jq .answers
  ask-form preguntas.json --answers respuestas.json --format text`,
  },
  refused: {
    unknownOption: (name) => `Opción desconocida: «${name}»`,
    meant: (name) => `(¿Quizá ${name}?)`,
    meantOneOf: (names) => `(¿Quizá una de estas: ${names}?)`,
    noValue: (option) => `Falta el argumento de la opción «${option}»`,
    badValue: (option, value, why) => `El argumento «${value}» de la opción «${option}» no es válido. ${why}`,
    choices: (choices) => `Se permiten ${choices}.`,
    tooMany: (most, count, given) =>
      `Demasiados argumentos: ${most === 0 ? "no se esperaba ninguno" : `se esperaba ${most}`} y hay ${count}: ${given}.`,
  },
  noSource: "Indica un archivo de preguntas, o - para la entrada estándar; consulta ask-form --help.",
  badTimeout: "Indica un número de segundos mayor que 0.",
  oneStdin: "Las preguntas y las respuestas no pueden venir ambas de la entrada estándar.",
  noTerminal: "No hay terminal en el que preguntar; da las respuestas en un archivo con --answers ARCHIVO.",
  noTerminalForSettings: (path) => `No hay terminal en el que mostrar los ajustes; están en ${path}.`,
  badForm: (name, count) =>
    `${name}: no es un formulario válido; ${count === 1 ? "hay que corregir esto" : `hay que corregir estos ${count} puntos`}:`,
  badAnswers: (name, count) =>
    `${name}: no se ajusta al formulario; ${count === 1 ? "hay que corregir esto" : `hay que corregir estos ${count} puntos`}:`,
  notJson: (line, column, what) => `no es JSON en la línea ${line}, columna ${column}: ${what}`,
  formShape: 'Un formulario es {"questions": [...]}, con "options" en cada pregunta o "type": "text".',
  answersShape:
    'Las respuestas son {"answers": {"<id de la pregunta>": {"values": [...], "customText": "..."}}}.',
  valid: (name, count) => `${name}: válido, con ${count === 1 ? "1 pregunta" : `${count} preguntas`}.`,
  ended: {
    cancelled: "Cancelado.",
    "timed-out": "Tiempo agotado.",
    aborted: "Terminado.",
  },
  fault: (message) => `ask-form falló por un error propio: ${message}`,
  oldNode: (needed, found) => `ask-form necesita Node.js ${needed} o posterior; este es ${found}.`,
};
