/** Altered bodies of CreateThreeD: the stored amount is charged, or nothing. */
import { randomId } from '../../../apps/backend/db/random-id';
import type { FaultRun } from '../fault-run';
import { prepareSales } from '../sales';

export const tampering: FaultRun = {
  name: 'tampering',
  count: 1000,
  work: async (world, { count, random }) => {
    const sales = await prepareSales(world, 20);
    const broken: string[] = [];
    for (let time = 0; time < count; time += 1) {
      const { sale, seal } = sales[Math.floor(random() * sales.length)]!;
      const reply = await sale.start(change({ seal, total: sale.offer.total, random }) as never);
      if (reply.status >= 500) broken.push(`a tampered body was answered ${reply.status}`);
      const id = (reply.body.result as { odeme?: string } | null)?.odeme;
      if (!id) continue;
      const { rows } = await world.pool.query<{ amount: number }>('SELECT amount FROM payments WHERE odeme = $1', [id]);
      if (rows[0]!.amount !== sale.offer.total) broken.push(`a tampered body changed the charge to ${rows[0]!.amount}`);
    }
    return { text: `${count} tampered bodies on ${sales.length} sales`, violations: broken };
  },
};

function change({ seal, total, random }: { seal: string; total: number; random: () => number }): object {
  const kinds: object[] = [
    { seal: `${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}` },
    { seal, expectedTotal: Math.floor(total * random()) },
    { seal, expectedTotal: -1 },
    { seal, selectedPaymentPlanId: String(Math.floor(random() * 20)) },
    { seal, productId: Math.floor(random() * 200_000) },
    { seal, quoteHeaderId: randomId() },
    { seal, visitId: randomId() },
    { seal, amount: 1, total: 1, price: 1, instalments: 99 },
    { seal, discountCode: "HOSGELDIN' OR 1=1 --" },
    { seal, discountCode: 'BUYUKPRIM', isCombinationConfirmed: true },
    { seal, cardToken: 'x'.repeat(200) },
    { seal, __proto__: { total: 1 }, offer: { total: 1 } },
  ];
  return kinds[Math.floor(random() * kinds.length)]!;
}
