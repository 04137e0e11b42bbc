/** What every kind of risk declares: how people read it, and what makes two of them the same thing. */

export const riskLanguages = ['tr', 'en', 'de'] as const;
export type RiskLanguage = (typeof riskLanguages)[number];

export interface RiskFact {
  label: string;
  value: string;
}

/** For list heads, orders, documents, mails and asset cards; identity numbers never appear in it. */
export interface RiskDescription {
  /** `BMW 320i 2019`; empty while it is unknown. */
  title: string;
  /** The number that people know it by, formatted: `34 ABC 12`; empty where there is none. */
  reference: string;
  /** At most three, without empty ones. */
  facts: readonly RiskFact[];
}

/** Names of a description's parts. */
export interface RiskLabels {
  /** `Araç` */
  heading: string;
  title: string;
  /** Null for a kind without a number of its own; `missing` is shown while it has none yet. */
  reference: { label: string; missing: string } | null;
}

/** What the people are called whom a kind insures. */
export interface PersonNames {
  /** By the place in the list, from 1: `2. yolcu`. */
  one(place: number): string;
  /** `3 yolcu` */
  many(count: number): string;
}

/** Which part of the description people recognise it by: the other one follows, a number with its label. */
type Leading = 'title' | 'reference';

export interface RiskKind<R> {
  labels: Readonly<Record<RiskLanguage, RiskLabels>>;
  knownBy: Leading;
  describe(risk: R, language: RiskLanguage): RiskDescription;
  /** Absent for a kind that insures things. */
  personNames?: Readonly<Record<RiskLanguage, PersonNames>>;
  /** The number behind the description's reference, unformatted; empty where there is none. */
  numberOf(risk: R): string;
  /** With another number; absent for a kind whose number never changes. */
  withNumber?(risk: R, number: string): R;
  /** The same without what names it or a person: number, address, identity. For readers who must not learn whose it is. */
  anonymous(risk: R): R;
  /** All that identify each insured thing or person; empty while nothing does. */
  keys(risk: R): readonly string[];
}

/** Facts that are known. */
export const knownFacts = (facts: readonly RiskFact[]): readonly RiskFact[] =>
  facts.filter(({ value }) => value !== '');
