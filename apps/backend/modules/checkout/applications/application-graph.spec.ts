import { applicationStates, type ApplicationState } from '@emsal/api/desk/application-shapes';
import { canMoveApplication } from './application-graph';

const moves: readonly `${ApplicationState}>${ApplicationState}`[] = [
  'received>taken',
  'received>withdrawn',
  'taken>received',
  'taken>waitingForCustomer',
  'taken>sold',
  'taken>notSold',
  'taken>withdrawn',
  'waitingForCustomer>taken',
  'waitingForCustomer>notSold',
  'waitingForCustomer>withdrawn',
];

it.each(applicationStates.flatMap((from) => applicationStates.map((to) => [from, to] as const)))(
  'a hand-over: %s to %s',
  (from, to) => expect(canMoveApplication(from, to)).toBe(moves.includes(`${from}>${to}`)),
);
