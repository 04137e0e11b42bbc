/** An endorsed number (a plate): the policy's risk and its live sale follow. */
import { withNumber, type Risk } from '@emsal/risks/risk';
import type { Executor, Tx } from '../../db/database';
import { holdRisks, releaseRisks } from './live-sale/live-sale-store';
import { riskKeysOf } from './live-sale/blind-risk-keys';
import { setPolicyRisk, type PolicyRow } from './policy-store';

interface Renumbered {
  risk: Risk;
  /** What changes of the live sale; undefined for a policy without a sale of ours. */
  sale: { orderId: string; gained: readonly string[]; lost: readonly string[] } | undefined;
}

/** Null for what has no number that could change. Other keys (a chassis) stay. */
function renumbered({ risk: before, orderId }: PolicyRow, number: string): Renumbered | null {
  const risk = before && withNumber(before, number);
  if (!risk) return null;
  const own = riskKeysOf(before);
  const next = riskKeysOf(risk);
  const gained = next.filter((key) => !own.includes(key));
  const lost = own.filter((key) => !next.includes(key));
  return { risk, sale: orderId === null ? undefined : { orderId, gained, lost } };
}

/**
 * Before its insurer is asked for the new number. Committed by itself, because the answer may be lost.
 * @returns false when another policy of the policyholder already insures what has it
 */
export async function holdNumber(db: Executor, policy: PolicyRow, number: string): Promise<boolean> {
  const sale = renumbered(policy, number)?.sale;
  return sale === undefined || holdRisks(db, sale.orderId, sale.gained);
}

/** The insurer declined. */
export async function releaseNumber(tx: Tx, policy: PolicyRow, number: string): Promise<void> {
  const sale = renumbered(policy, number)?.sale;
  if (sale) await releaseRisks(tx, sale.orderId, sale.gained);
}

export async function endorseNumber(tx: Tx, policy: PolicyRow, number: string): Promise<void> {
  const next = renumbered(policy, number);
  if (!next) return;
  await setPolicyRisk(tx, policy.id, next.risk);
  if (next.sale) await releaseRisks(tx, next.sale.orderId, next.sale.lost);
}
