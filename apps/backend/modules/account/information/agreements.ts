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
