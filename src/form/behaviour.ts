/** What a person can adjust about the form's behaviour; names and defaults of the ask-user contract. */
export interface Behaviour {
  readonly confirmDismissWhenDirty: boolean;
  readonly doublePressReviewShortcuts: boolean;
  readonly showFooterHints: boolean;
}
