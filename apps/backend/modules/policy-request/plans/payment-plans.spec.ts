import { paymentPlans, planOf } from './payment-plans';

describe('the payment plans of an offer', () => {
  it('is the cash price alone where the insurer takes one payment', () => {
    expect(paymentPlans({ total: 878_040, maxInstalments: 1 })).toEqual([
      { id: '1', instalments: 1, cashPrice: 878_040, total: 878_040, perInstalment: 878_040, programme: null },
    ]);
  });
  it('are the programmes’ counts up to the insurer’s', () =>
    expect(paymentPlans({ total: 600_000, maxInstalments: 6 }).map(({ instalments }) => instalments)).toEqual([
      1, 2, 3, 6,
    ]));
  it('know no other plan', () => expect(planOf({ total: 600_000, maxInstalments: 3 }, '6')).toBeUndefined());
});
