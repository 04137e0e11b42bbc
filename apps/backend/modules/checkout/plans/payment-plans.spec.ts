import { paymentPlans, planOf } from './payment-plans';

describe('the payment plans of an offer', () => {
  it('are the cash price alone where the insurer takes one payment', () => {
    expect(paymentPlans({ total: 878_040, maxInstalments: 1 })).toEqual([
      {
        id: '1',
        instalments: 1,
        cashPrice: 878_040,
        total: 878_040,
        firstInstalment: 878_040,
        perInstalment: 878_040,
        programme: null,
        programmes: [],
      },
    ]);
  });

  it('are the card programmes’ counts up to the insurer’s maximum, each with its programmes', () => {
    const plans = paymentPlans({ total: 600_000, maxInstalments: 6 });
    expect(plans.map(({ instalments }) => instalments)).toEqual([1, 2, 3, 6]);
    expect(plans.at(-1)!.programmes).toContain('Bonus');
    expect(plans.at(-1)!.programmes).not.toContain('Bankkart');
  });

  it.each([100_001, 878_040, 7])('add up to the total to the kuruş: %s', (total) => {
    for (const { instalments, firstInstalment, perInstalment } of paymentPlans({ total, maxInstalments: 9 }))
      expect(firstInstalment + (instalments - 1) * perInstalment).toBe(total);
  });

  it('know no other plan', () => expect(planOf({ total: 600_000, maxInstalments: 3 }, '6')).toBeUndefined());
});
