import { paymentStates, type PaymentState } from './payment-graph';
import { outcomeStateOf } from './payment-status';

const charged = new Date('2026-11-21T09:00:00Z');

it('F403 names every state of the graph in the words of the contract', () => {
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
])('blames the insurer’s silence for nothing else: %s is %s', (reason, shown) =>
  expect(outcomeStateOf({ state: 'reversal_needed', reason, authorisedAt: charged })).toBe(shown),
);

it.each(['expired', 'declined', 'callback_failed'] as const)(
  'says of an attempt that was charged after it was %s that the money goes back, and that it went',
  (state) => {
    expect(outcomeStateOf({ state, reason: 'chargedLate', authorisedAt: null })).toBe('refunding');
    expect(outcomeStateOf({ state, reason: 'returnedLate', authorisedAt: null })).toBe('refunded');
  },
);

it('says of no provider that charges by itself that nothing was charged', () =>
  expect(outcomeStateOf({ state: 'challenge', reason: null, authorisedAt: null }, true)).toBe('waiting'));

it('calls a cancelled challenge abandoned', () =>
  expect(outcomeStateOf({ state: 'callback_failed', reason: 'cancelled', authorisedAt: null })).toBe('abandoned'));
it.each([
  ['reversal_needed', 'waiting'],
  ['reversed', 'declined'],
] as const)('speaks of no refund where nothing was charged: %s is %s', (state, shown) =>
  expect(outcomeStateOf({ state, reason: 'bankSilent', authorisedAt: null })).toBe(shown),
);
