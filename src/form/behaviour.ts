/** What a person can adjust about the form's behaviour; names and defaults of the ask-user contract. */
export interface Behaviour {
  /** The review tab submits by itself when every question is answered and nothing is noted. */
  readonly autoSubmitWhenAnsweredWithoutNotes: boolean;
  readonly confirmDismissWhenDirty: boolean;
  readonly doublePressReviewShortcuts: boolean;
  /** Counts when a form is opened: questions for one answer take several. */
  readonly presentSingleAsMulti: boolean;
  readonly showFooterHints: boolean;
}

/** The behaviour of who has adjusted nothing. */
export const defaultBehaviour: Behaviour = {
  autoSubmitWhenAnsweredWithoutNotes: false,
  confirmDismissWhenDirty: true,
  doublePressReviewShortcuts: true,
  presentSingleAsMulti: false,
  showFooterHints: true,
};

/** How a form behaves now, and whenever a person changes it while the form is open. */
export interface LiveBehaviour {
  readonly get: () => Behaviour;
  /** Returns what ends the calls. */
  readonly subscribe: (listener: (behaviour: Behaviour) => void) => () => void;
}
