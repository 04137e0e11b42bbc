/** What a landing page's calculator asks. */
export interface ChoiceInput {
  kind: 'choice';
  /** Within the calculator. */
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}
export interface AmountInput {
  kind: 'amount';
  id: string;
  label: string;
  range: { least: number; most: number; step: number };
  value: number;
  /** The value as it is read: `110 m²`. */
  words: string;
  onChange: (value: number) => void;
}

export type EstimateInput = ChoiceInput | AmountInput;
