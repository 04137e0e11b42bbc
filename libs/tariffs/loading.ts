/** What a risk adds to a base premium: which trait, and how much in kuruş. Rows of nothing are left out. */
export interface Loading<Kind extends string = string> {
  kind: Kind;
  amount: number;
}

/** @param amounts kuruş by trait */
export const loadings = <Kind extends string>(amounts: Readonly<Record<Kind, number>>): Loading<Kind>[] =>
  (Object.entries(amounts) as [Kind, number][]).flatMap(([kind, amount]) => (amount > 0 ? [{ kind, amount }] : []));
