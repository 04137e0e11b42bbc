import type { EarnedDiscount } from '../checkout/coupons/coupon-store';
import { onlineQuota } from './list-quotas';

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const paid: EarnedDiscount = {
  use: {
    title: 'Hoş geldin indirimi',
    amount: 25_000,
    releasedAt: null,
    dueAt: at('2026-01-08'),
    paidAt: at('2026-01-03'),
  },
  policy: { line: 'DASK', policyNo: '100', issuedAt: at('2026-01-01'), state: 'active', endDate: '2027-01-01' },
  isPersonal: true,
};
const changed = ({ use = {}, policy = {}, ...more }: { use?: object; policy?: object; isPersonal?: boolean }) =>
  onlineQuota({ ...paid, ...more, use: { ...paid.use, ...use }, policy: { ...paid.policy, ...policy } });

it.each<[string, Parameters<typeof changed>[0], object]>([
  ['M199 of a personal code: a coupon code refund', {}, { type: 'couponCode' }],
  ['M199 of a code for everybody: a campaign participation', { isPersonal: false }, { type: 'campaign' }],
  ['refunded', {}, { state: 'paid', day: '2026-01-03' }],
  ['still to be refunded', { use: { paidAt: null } }, { state: 'due', day: '2026-01-08' }],
  [
    'not refunded any more after the policy ended',
    { use: { paidAt: null, releasedAt: at('2026-01-05') }, policy: { state: 'cancelled', endDate: '2026-01-05' } },
    { state: 'lapsed', day: '2026-01-05' },
  ],
  ...(
    [
      ['179', '2026-06-29', 'takenBack', '2026-06-29'],
      ['180', '2026-06-30', 'takenBack', '2026-06-30'],
      ['181', '2026-07-01', 'paid', '2026-01-03'],
    ] as const
  ).map(([days, endDate, state, day]): [string, Parameters<typeof changed>[0], object] => [
    `M603 of a policy that was cancelled on day ${days}`,
    { policy: { state: 'cancelled', endDate } },
    { state, day },
  ]),
])('a discount is %s', (_case, change, expected) => {
  expect(changed(change)).toMatchObject(expected);
});
