import { asc, eq } from 'drizzle-orm';
import { customerAgreements } from '../../../customers/tables';
import type { Executor } from '../../../db/database';

interface Accepted {
  customerId: string;
  userAgreementVersion: string;
  privacyPolicyVersion: string;
  /** Of the browser. */
  address: string;
  at: Date;
}

/** Evidence of the accepted texts; a version that was accepted before keeps its first day. */
export async function acceptAgreements(
  db: Executor,
  { customerId, userAgreementVersion, privacyPolicyVersion, address, at: acceptedAt }: Accepted,
): Promise<void> {
  const row = { customerId, address, acceptedAt };
  await db
    .insert(customerAgreements)
    .values([
      { ...row, kind: 'userAgreement', textVersion: userAgreementVersion },
      { ...row, kind: 'privacyPolicy', textVersion: privacyPolicyVersion },
    ])
    .onConflictDoNothing();
}

export async function agreementsOf(db: Executor, customerId: string) {
  const { kind, textVersion, acceptedAt } = customerAgreements;
  const rows = await db
    .select({ kind, textVersion, acceptedAt })
    .from(customerAgreements)
    .where(eq(customerAgreements.customerId, customerId))
    .orderBy(asc(acceptedAt));
  return rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() }));
}
