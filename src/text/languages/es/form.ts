import type { Catalogue } from "../catalogue.ts";

// Made when it is needed: the first one takes ten milliseconds.
const list = (parts: readonly string[]) => new Intl.ListFormat("es").format(parts);

export const form: Catalogue["form"] = {
  ownRow: "Otra respuesta",
  fieldLabel: "Tu respuesta:",
  fieldEmpty: "Nada escrito todavía",
  moreLines: (more, count) => `${more} ${count} ${count === 1 ? "línea" : "líneas"} más`,
  required: "obligatoria",
  review: "Revisión",
  reviewPrompt: "¿Listo?",
  position: (current, total) => `${current}/${total}`,
  tooSmall: (columns, rows) => `Amplía el terminal a ${columns}x${rows} o más.`,
  more: (above, below, up, down) =>
    [above > 0 ? `${up}${above}` : "", below > 0 ? `${down}${below}` : ""].filter(Boolean).join(" "),
  noteOnOption: (label) => `Nota sobre «${label}»`,
  noteOnQuestion: "Nota sobre la pregunta",
  preview: (label) => `Vista previa: ${label}`,
  noPreview: "Esta fila no tiene vista previa",
  actions: {
    submit: "Enviar",
    elaborate: "Consultar",
    cancel: "Cancelar",
  },
  actionHelp: {
    submit: (answered, total) => `enviar las respuestas (${answered} de ${total})`,
    elaborate: "pedir antes una explicación",
    cancel: "no enviar ninguna respuesta",
  },
  wouldSend: {
    submit: "Enviar incluye",
    elaborate: "Consultar incluye",
    cancel: "Cancelar descarta",
  },
  unanswered: "sin respuesta",
  openRequired: "obligatoria, sin respuesta aún",
  keys: {
    up: "arriba",
    down: "abajo",
    left: "izq",
    right: "der",
    enter: "Intro",
    escape: "Esc",
    space: "Espacio",
    tab: "Tab",
    home: "Inicio",
    end: "Fin",
    pageUp: "RePág",
    pageDown: "AvPág",
    shift: "Mayús",
    ctrl: "Ctrl",
    alt: "Alt",
  },
  spoken: {
    tab: (label, answered) => (answered ? `${label}, respondida` : label),
    option: (number, label, about) =>
      about === "" ? `${number}. ${label}` : `${number}. ${label}: ${about}`,
    note: (text) => `Nota: ${text}`,
    part: (first, last, total) => `Filas ${first} a ${last} de ${total}`,
  },
  hints: {
    move: "mover",
    choose: "elegir",
    next: "seguir",
    toggle: "marcar",
    note: "nota",
    questionNote: "nota a la pregunta",
    several: "varias respuestas",
    one: "una respuesta",
    tabs: "pestañas",
    scroll: "ver más",
    cancel: "cancelar",
    edit: "editar",
    save: "guardar",
    saveNext: "guardar y seguir",
    close: "cerrar",
    confirm: "confirmar",
    leave: "salir",
    insert: "insertar",
    closeList: "cerrar la lista",
    settings: "ajustes",
    externalEditor: "tu editor",
    filter: "buscar",
    selectAll: "elegir todas",
    showAll: "ver todas",
    toList: "a la lista",
    questions: "preguntas",
    goTo: "ir",
  },
  notices: {
    pressAgain: (key, action) => `Pulsa ${key} otra vez: ${action}.`,
    discards: (key, answers, notes, unsaved) => {
      const parts = [
        ...(answers > 0 ? [answers === 1 ? "1 respuesta" : `${answers} respuestas`] : []),
        ...(notes > 0 ? [notes === 1 ? "1 nota" : `${notes} notas`] : []),
        ...(unsaved || answers + notes === 0 ? ["lo escrito"] : []),
      ];
      return `Pulsa ${key} otra vez para descartar ${list(parts)}.`;
    },
    changeType: (key, own) =>
      own
        ? `Pulsa ${key} otra vez para una respuesta; se conserva tu texto, no las opciones elegidas.`
        : `Pulsa ${key} otra vez para una respuesta; las opciones elegidas se pierden.`,
    emptyEditor: (key) => (key === "" ? "Escribe una respuesta." : `Escribe una respuesta o sal con ${key}.`),
    pasteNowhere: "Para pegar, ve a una fila de texto.",
    noEditor: "Para usar tu editor, define $VISUAL o $EDITOR.",
    editorFailed: "El editor de $VISUAL o $EDITOR ha fallado; el texto queda como estaba.",
    textUnreadable: "El archivo guardado no se puede leer; el texto queda como estaba.",
    textTooLarge: "El archivo guardado supera 1 MiB; el texto queda como estaba.",
  },
  questions: "Ir a una pregunta",
  filter: {
    place: (row, shown, all) => (shown === all ? `${row}/${all}` : `${row}/${shown} de ${all}`),
    none: "Sin resultados",
  },
  settings: {
    title: "Ajustes",
    names: {
      autoSubmitWhenAnsweredWithoutNotes: "Envío automático sin notas",
      confirmDismissWhenDirty: "Confirmar antes de descartar",
      doublePressReviewShortcuts: "Pulsar dos veces los números",
      presentSingleAsMulti: "Opción única como múltiple",
      notifications: "Notificaciones",
      showFooterHints: "Mostrar las teclas al pie",
    },
    help: {
      autoSubmitWhenAnsweredWithoutNotes:
        "La revisión se envía sola cuando todo está respondido y no hay notas.",
      confirmDismissWhenDirty: "Salir de un formulario con contenido pide confirmación.",
      doublePressReviewShortcuts: "En la revisión hay que pulsar 1, 2 y 3 dos veces.",
      presentSingleAsMulti: "Las preguntas de una respuesta admiten varias. Vale para formularios nuevos.",
      notifications: "Un sonido o un mensaje avisa de que un formulario espera.",
      showFooterHints: "Las teclas se muestran debajo del formulario.",
    },
    reset: "Restablecer los ajustes",
    resetHelp: "Quita del archivo todos los ajustes, también las teclas.",
    resetAgain: (key) => `Pulsa ${key} otra vez para restablecer todos los ajustes.`,
    wasReset: "Todos los ajustes están restablecidos.",
    file: (path) => `Archivo: ${path}`,
    toggle: "cambiar",
  },
};
