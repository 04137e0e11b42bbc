import {
  canMove,
  drivenStates,
  isFinal,
  openStates,
  paymentGraph,
  paymentStates,
  retryableStates,
  type PaymentState,
} from './payment-graph';

/** The legal moves, listed a second time: a change of the graph must be deliberate. */
const legal: readonly (readonly [PaymentState, PaymentState])[] = [
  ['created', 'initialized'],
  ['created', 'declined'],
  ['created', 'expired'],
  ['initialized', 'challenge'],
  ['initialized', 'callback_ok'],
  ['initialized', 'callback_failed'],
  ['initialized', 'expired'],
  ['challenge', 'callback_ok'],
  ['challenge', 'callback_failed'],
  ['challenge', 'expired'],
  ['callback_ok', 'unknown'],
  ['unknown', 'authorised'],
  ['unknown', 'declined'],
  ['unknown', 'reversal_needed'],
  ['authorised', 'policy_issued'],
  ['authorised', 'reversal_needed'],
  ['reversal_needed', 'reversed'],
];
const pairs = paymentStates.flatMap((from) => paymentStates.map((to) => [from, to] as const));
const isLegal = (from: PaymentState, to: PaymentState): boolean => legal.some(([a, b]) => a === from && b === to);

describe('the graph of payment states', () => {
  it.each(pairs.filter(([from, to]) => isLegal(from, to)))('lets %s become %s', (from, to) =>
    expect(canMove(from, to)).toBe(true),
  );
  it.each(pairs.filter(([from, to]) => !isLegal(from, to)))('never lets %s become %s', (from, to) =>
    expect(canMove(from, to)).toBe(false),
  );

  it('ends in five states', () => {
    expect(paymentStates.filter(isFinal)).toEqual([
      'callback_failed',
      'declined',
      'policy_issued',
      'reversed',
      'expired',
    ]);
  });

  it('assigns every state: exactly the final states have no driver and no next state', () => {
    expect([openStates, drivenStates]).toEqual([
      ['created', 'initialized', 'challenge'],
      ['callback_ok', 'unknown', 'authorised', 'reversal_needed'],
    ]);
    for (const state of paymentStates) expect(isFinal(state)).toBe(Object.keys(paymentGraph[state].next).length === 0);
  });

  it('allows another attempt after every final state except the policy', () => {
    expect([...retryableStates].sort()).toEqual(
      paymentStates.filter((state) => isFinal(state) && state !== 'policy_issued').sort(),
    );
  });

  it('reaches authorised only through unknown, the state that is stored before the charge is requested', () => {
    expect(paymentStates.filter((state) => canMove(state, 'authorised'))).toEqual(['unknown']);
  });
});
