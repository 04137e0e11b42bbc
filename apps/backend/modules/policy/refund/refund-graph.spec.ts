import { canMoveRefund, refundStates } from './refund-graph';

const moves = refundStates.flatMap((from) =>
  refundStates.filter((to) => canMoveRefund(from, to)).map((to) => `${from} > ${to}`),
);

it('a refund is requested, and ends with the customer’s money', () => {
  expect(moves).toEqual([
    'requested > refused',
    'requested > refunded',
    'refused > requested',
    'refused > transferred',
  ]);
});
