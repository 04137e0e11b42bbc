/** SQL of parties. */
import { and, asc, eq } from 'drizzle-orm';
import { identityIndex } from '../../../customers/owner';
import type { Executor, Tx } from '../../../db/database';
import { policyParties, type Party, type PartyRole } from './tables';

/** The parties of a policy by role, in their order. */
export type Parties = Readonly<Record<PartyRole, readonly Party[]>>;

const roles: readonly PartyRole[] = ['policyholder', 'insured', 'payer', 'lossPayee'];

/** Once for each policy; a repetition changes nothing. */
export async function addParties(tx: Tx, policyId: string, parties: Parties): Promise<void> {
  const rows = roles.flatMap((role) =>
    parties[role].map((party, at) => ({
      policyId,
      role,
      number: at + 1,
      party,
      identityKey: party.identityNo ? identityIndex(party.identityNo) : null,
    })),
  );
  await tx.insert(policyParties).values(rows).onConflictDoNothing();
}

export async function partiesOf(db: Executor, policyId: string, role: PartyRole): Promise<Party[]> {
  const rows = await db
    .select({ party: policyParties.party })
    .from(policyParties)
    .where(and(eq(policyParties.policyId, policyId), eq(policyParties.role, role)))
    .orderBy(asc(policyParties.number));
  return rows.map(({ party }) => party);
}
