import { fileStates } from '@emsal/api/request-states';
import { canMoveFile, isOpenToCustomer } from './file-graph';

const moves = ['waiting>received', 'received>accepted', 'received>again', 'again>received', 'accepted>again'];
const pairs = fileStates.flatMap((from) => fileStates.map((to) => [from, to] as const));

it.each(pairs)('a file moves from %s to %s as allowed', (from, to) =>
  expect(canMoveFile(from, to)).toBe(moves.includes(`${from}>${to}`)),
);

it('M555 a customer sends what is missing and what was returned, nothing else', () => {
  expect(fileStates.filter((state) => isOpenToCustomer({ state }))).toEqual(['waiting', 'again']);
});
