/** An endorsed number (a plate): the policy's risk and its live sale follow. */
import { withNumber, type Risk } from '@emsal/risks/risk';
import type { Executor, Tx } from '../../db/database';
import { holdRisk, moveLiveSale, releaseRisk } from './live-sale/live-sale-store';
import { riskKeysOf } from './live-sale/risk-keys';
import { setPolicyRisk, type PolicyRow } from './policy-store';

interface Renumbered {
  risk: Risk;
  /** Keys of the live sale; undefined for a policy that was not bought here. */
  sale: { orderId: string; from: string; to: string } | undefined;
}

/** Null for what has no number that could change. */
function renumbered({ risk: before, orderId }: PolicyRow, number: string): Renumbered | null {
  const risk = before && withNumber(before, number);
  if (!risk) return null;
  const [[from], [to]] = [riskKeysOf(before), riskKeysOf(risk)];
  return { risk, sale: orderId !== null && from && to ? { orderId, from, to } : undefined };
}

/**
 * Before its insurer is asked for the new number. Committed by itself, because the answer may be lost.
 * @returns false when another policy of the policyholder already insures what has it
 */
export async function holdNumber(db: Executor, policy: PolicyRow, number: string): Promise<boolean> {
  const sale = renumbered(policy, number)?.sale;
  return sale === undefined || holdRisk(db, sale.orderId, sale);
}

/** The insurer declined. */
export async function releaseNumber(tx: Tx, policy: PolicyRow, number: string): Promise<void> {
  const sale = renumbered(policy, number)?.sale;
  if (sale) await releaseRisk(tx, sale.orderId, sale);
}

export async function endorseNumber(tx: Tx, policy: PolicyRow, number: string): Promise<void> {
  const next = renumbered(policy, number);
  if (!next) return;
  await setPolicyRisk(tx, policy.id, next.risk);
  if (next.sale) await moveLiveSale(tx, next.sale.orderId, next.sale);
}
