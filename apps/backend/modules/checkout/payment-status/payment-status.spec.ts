import { paymentStates, type PaymentState } from '../payment/payment-graph';
import { outcomeStateOf } from './payment-status';

const charged = new Date('2026-11-21T09:00:00Z');

it('F403 maps every state of the graph to the contract’s states', () => {
  const shown = Object.fromEntries(
    paymentStates.map((state) => [state, outcomeStateOf({ state, reason: null, authorisedAt: charged })]),
  );
  expect(shown).toEqual({
    created: 'waiting',
    initialized: 'waiting',
    challenge: 'atBank',
    callback_ok: 'waiting',
    callback_failed: 'declined',
    unknown: 'waiting',
    authorised: 'waiting',
    declined: 'declined',
    policy_issued: 'completed',
    reversal_needed: 'refunding',
    reversed: 'refunded',
    expired: 'abandoned',
  } satisfies Record<PaymentState, string>);
});

it.each([
  ['insurerSilent', 'noInsurerReply'],
  ['insurerRefused', 'refunding'],
  ['policyDiffers', 'refunding'],
  ['amountDiffers', 'refunding'],
])('reports a missing insurer reply only for that reason: %s is %s', (reason, shown) =>
  expect(outcomeStateOf({ state: 'reversal_needed', reason, authorisedAt: charged })).toBe(shown),
);

it.each(['expired', 'declined', 'callback_failed'] as const)(
  'reports a charge after the attempt was %s as refunding, then as refunded',
  (state) => {
    expect(outcomeStateOf({ state, reason: 'chargedLate', authorisedAt: null })).toBe('refunding');
    expect(outcomeStateOf({ state, reason: 'returnedLate', authorisedAt: null })).toBe('refunded');
  },
);

it('does not claim that nothing was charged when the provider charges by itself', () =>
  expect(outcomeStateOf({ state: 'challenge', reason: null, authorisedAt: null }, true)).toBe('waiting'));

it('reports a cancelled challenge as abandoned', () =>
  expect(outcomeStateOf({ state: 'callback_failed', reason: 'cancelled', authorisedAt: null })).toBe('abandoned'));

it.each([
  ['reversal_needed', 'waiting'],
  ['reversed', 'declined'],
] as const)('mentions no refund when nothing was charged: %s is %s', (state, shown) =>
  expect(outcomeStateOf({ state, reason: 'bankSilent', authorisedAt: null })).toBe(shown),
);
