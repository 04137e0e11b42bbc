import { riskViolations, type BookEntry, type PaidRisk } from './risk-violations';

const paid = (id: string, change: Partial<PaidRisk> = {}): PaidRisk => ({
  id,
  state: 'policy_issued',
  ordinal: 1,
  offer: {
    line: 'TRAFFIC',
    startDate: '2026-12-01',
    insured: { identityNo: 'ayse', displayName: '', phoneNumber: '', email: '' },
    risk: { kind: 'vehicle', version: 1, plate: '34ABC12' },
  },
  ...change,
});
const capture = (orderId: string, amount = 100) => ({ orderId, kind: 'capture' as const, amount });
const policy = (orderId: string, startDate = '2026-12-01'): BookEntry => ({
  orderId,
  state: 'active',
  total: 100,
  startDate,
  endDate: `${Number(startDate.slice(0, 4)) + 1}${startDate.slice(4)}`,
});

it('one sale of a risk has no violation, nor has a refunded one beside it', () => {
  const ledger = [capture('a'), capture('b'), { ...capture('b'), kind: 'refund' as const }];
  const payments = [paid('a'), paid('b', { state: 'reversed' })];
  expect(riskViolations(payments, { ledger, books: [policy('a')] })).toEqual([]);
});

it('two quotes of one risk that both are paid and insured are found in all three records', () => {
  const records = { ledger: [capture('a'), capture('b')], books: [policy('a'), policy('b')] };
  expect(riskViolations([paid('a'), paid('b')], records)).toEqual(
    ['I1 charged', 'I3 insured', 'I4 shown as bought'].map((what) => `${what} twice for one risk and period: a, b`),
  );
});

it.each<[string, PaidRisk, BookEntry]>([
  ['a following year', paid('b'), policy('b', '2027-12-01')],
  ['a confirmed second one', paid('b', { ordinal: 2 }), policy('b')],
])('%s is allowed', (_, second, ofSecond) => {
  const records = { ledger: [capture('a'), capture('b')], books: [policy('a'), ofSecond] };
  expect(riskViolations([paid('a'), second], records)).toEqual([]);
});

it('a policy of an order that we do not know, and money without a policy, are found', () => {
  expect(riskViolations([paid('a')], { ledger: [capture('a')], books: [policy('x')] })).toEqual([
    'I3 x is known to the insurer only',
    'I5 a: 100 kept for one risk, premiums 0',
  ]);
});
