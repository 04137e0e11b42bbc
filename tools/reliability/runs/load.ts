/** Twenty payments a second for a minute, and the time from an issued policy to its stored PDF. */
import { setTimeout as pause } from 'node:timers/promises';
import { findViolations } from '../invariants';
import type { FaultRun } from '../fault-run';
import { pay, prepareSales } from '../sales';
import type { FaultEnvironment } from '../fault-environment';

const perSecond = 20;
const goalSeconds = 2;

export const load: FaultRun = {
  name: 'load',
  count: 60 * perSecond,
  work: async (world, { count }) => {
    const sales = await prepareSales(world, count);
    const began = performance.now();
    const paying: Promise<unknown>[] = [];
    const broken: string[] = [];
    for (const [at, ready] of sales.entries()) {
      await pause(Math.max(0, began + (at * 1000) / perSecond - performance.now()));
      paying.push(pay(ready).catch((error: unknown) => broken.push(`a payment broke off: ${String(error)}`)));
    }
    await Promise.all(paying);
    const seconds = (performance.now() - began) / 1000;
    const violations = await findViolations(world);
    const p95 = await pdfSeconds(world.pool);
    if (p95 > goalSeconds) violations.push(`p95 of the PDF is ${p95.toFixed(2)} s, goal ${goalSeconds} s`);
    return {
      text: `${count} payments in ${seconds.toFixed(1)} s (${(count / seconds).toFixed(1)}/s), PDF p95 ${p95.toFixed(2)} s`,
      violations: [...violations, ...broken],
    };
  },
};

async function pdfSeconds(pool: FaultEnvironment['pool']): Promise<number> {
  const { rows } = await pool.query<{ p95: number | null }>(
    `SELECT percentile_cont(0.95) WITHIN GROUP (ORDER BY extract(epoch FROM d.created_at - l.issued_at)) AS p95
       FROM policies l JOIN documents d ON d.id = l.document_id`,
  );
  return Number(rows[0]?.p95 ?? 0);
}
