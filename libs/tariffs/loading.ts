/** A loading on the base premium: the trait of the risk and its amount in kuruş. Zero amounts are omitted. */
export interface Loading<Kind extends string = string> {
  kind: Kind;
  amount: number;
}

/** @param amounts kuruş by trait */
export const loadings = <Kind extends string>(amounts: Readonly<Record<Kind, number>>): Loading<Kind>[] =>
  (Object.entries(amounts) as [Kind, number][]).flatMap(([kind, amount]) => (amount > 0 ? [{ kind, amount }] : []));
