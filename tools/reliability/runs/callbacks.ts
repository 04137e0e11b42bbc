/** Altered, replayed and reordered bank returns: only the true one is accepted, once. */
import type { FaultRun } from '../fault-run';
import { reachChallenge, prepareSales } from '../sales';

type Fields = Record<string, string>;

export const callbacks: FaultRun = {
  name: 'callbacks',
  count: 500,
  work: async (world, { count, random }) => {
    const sales = await prepareSales(world, 10);
    const truths: Fields[] = [];
    for (const ready of sales) truths.push(await reachChallenge(ready));
    const accepted: string[] = [];
    for (let time = 0; time < count; time += 1) {
      const at = Math.floor(random() * truths.length);
      const { sale } = sales[at]!;
      const forged = altered(truths[at]!, truths[(at + 1) % truths.length]!, random);
      await (random() < 0.5 ? sale.returnFromBank(forged) : sale.notify(forged));
      const { rows } = await world.pool.query<{ state: string }>('SELECT state FROM payments WHERE id = $1', [
        truths[at]!['orderId'],
      ]);
      if (rows[0]!.state !== 'challenge') accepted.push(`a forged return moved a payment to ${rows[0]!.state}`);
    }
    for (const [at, truth] of truths.entries()) {
      await sales[at]!.sale.notify(truth);
      await sales[at]!.sale.returnFromBank(truth);
      await sales[at]!.sale.notify(truth);
    }
    return { text: `${count} forged returns, ${truths.length} true ones three times each`, violations: accepted };
  },
};

/** One field changed, taken from another order, dropped or doubled in length; never equal to the true return. */
function altered(truth: Fields, other: Fields, random: () => number): Fields {
  const names = Object.keys(truth);
  const name = names[Math.floor(random() * names.length)]!;
  const alterations = [
    () => ({ ...truth, [name]: flipped(truth[name]!, random) }),
    () => ({ ...truth, [name]: other[name]! }),
    () => Object.fromEntries(Object.entries(truth).filter(([key]) => key !== name)),
    () => ({ ...truth, [name]: truth[name]!.repeat(2) || 'x' }),
    () => ({ ...other, orderId: truth['orderId']! }),
  ];
  const forged = alterations[Math.floor(random() * alterations.length)]!();
  return JSON.stringify(forged) === JSON.stringify(truth) ? { ...truth, signature: '0'.repeat(64) } : forged;
}

function flipped(text: string, random: () => number): string {
  const at = Math.floor(random() * Math.max(text.length, 1));
  return text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1);
}
