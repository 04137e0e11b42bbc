import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';

export type KnownValue = NonNullable<PolicyDetail['insuredValue']> &
  Pick<PolicyDetail, 'lineName' | 'policyNo'> & { boughtAt: string };

/** What the policy that was bought last says that the thing is worth. */
export function knownValue(details: readonly PolicyDetail[]): KnownValue | null {
  const values = details.flatMap(({ insuredValue, lineName, policyNo, boughtAt }) =>
    insuredValue && boughtAt ? [{ ...insuredValue, lineName, policyNo, boughtAt }] : [],
  );
  return values.toSorted((one, other) => other.boughtAt.localeCompare(one.boughtAt))[0] ?? null;
}
