/** A code with one use left, used by everybody at once. */
import type { FaultRun } from '../fault-run';
import { prepareSales } from '../sales';

export const coupons: FaultRun = {
  name: 'coupons',
  count: 100,
  work: async (world, { count }) => {
    await world.pool.query(
      `INSERT INTO coupons (code, title, amount, max_uses, valid_from, valid_until)
       VALUES ('YARIS', 'Yarış', 1000, 1, now() - interval '1 day', now() + interval '1 day')`,
    );
    const sales = await prepareSales(world, count);
    const tokens = await Promise.all(sales.map(({ sale }) => sale.cardToken()));
    const replies = await Promise.all(
      sales.map(({ sale, seal }, at) => sale.start({ seal, cardToken: tokens[at]!, discountCode: 'YARIS' })),
    );
    const winners = replies.filter(({ body }) => body.isSuccess).length;
    return {
      text: `${count} uses at once, ${winners} winner`,
      violations: winners === 1 ? [] : [`${winners} winners`],
    };
  },
};
