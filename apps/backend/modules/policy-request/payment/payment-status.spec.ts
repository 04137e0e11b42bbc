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
    reversal_needed: 'noInsurerReply',
    reversed: 'refunded',
    expired: 'abandoned',
  } satisfies Record<PaymentState, string>);
});

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
