/** A fact by which offers of a line differ most, or that matters most where they do not: a row of the list shows it, and the landing page names it first. */
export interface KeyFact {
  /** Cover code of the insurers' answer; a name of its own for a fact of what is insured. */
  key: string;
  label: string;
  /** A fact of what is insured, from the line's request: the same in every offer. */
  ofInsured?: (request: never) => string;
}
