/** What a buyer may change on an offer: declared once by a line in its `offer.ts`, priced by the insurer. */
export interface OptionChoice {
  value: string;
  label: string;
  /** Share of the insurer's coverage score that remains with this choice; all of it by default. */
  coverage?: number;
}
interface Declared {
  /** Its name in requests: the specification's where it has one. */
  key: string;
  label: string;
  hint?: string;
}
/** One of these, or of the limits that the insurer lists. */
interface ChoiceOption extends Declared {
  kind: 'choice';
  choices: readonly OptionChoice[] | 'insurersLimits';
}
/** Any of what the insurer adds, the form insures or the list assumes; the value is what is included. */
interface SelectionOption extends Declared {
  kind: 'selection';
  choices: 'insurersCovers' | 'accessories' | 'campaigns';
}
interface SwitchOption extends Declared {
  kind: 'switch';
}
/** Whole TL. */
interface AmountOption extends Declared {
  kind: 'amount';
  least: number;
  most: number;
  step: number;
}
export type OfferOption = ChoiceOption | SelectionOption | SwitchOption | AmountOption;
export type OptionValue = string | number | boolean | readonly string[];
