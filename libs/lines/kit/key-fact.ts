/** A cover by which offers of a line differ most: a row of the list shows it, and the landing page names it first. */
export interface KeyFact {
  /** Cover code of the insurers' answer. */
  key: string;
  label: string;
}
