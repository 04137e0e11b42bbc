import { requestKinds, requestStates } from '@emsal/api/request-states';
import { canMoveRequest, type RequestKind, type RequestState } from './request-graph';

/** Every allowed move, by kind of work: what the insurer finishes, and what an employee finishes. */
const moves: Readonly<Record<'insurers' | 'own', readonly `${RequestState}>${RequestState}`[]>> = {
  insurers: [
    'received>inReview',
    'received>withdrawn',
    'inReview>waitingForCustomer',
    'inReview>atInsurer',
    'inReview>refused',
    'inReview>withdrawn',
    'waitingForCustomer>inReview',
    'waitingForCustomer>refused',
    'waitingForCustomer>withdrawn',
    'atInsurer>done',
    'atInsurer>inReview',
  ],
  own: [
    'received>inReview',
    'received>withdrawn',
    'inReview>waitingForCustomer',
    'inReview>done',
    'inReview>refused',
    'inReview>withdrawn',
    'waitingForCustomer>inReview',
    'waitingForCustomer>refused',
    'waitingForCustomer>withdrawn',
    'atInsurer>inReview',
  ],
};
const workOf: Readonly<Record<RequestKind, keyof typeof moves>> = {
  cancellation: 'insurers',
  addendum: 'insurers',
  documents: 'own',
  iban: 'own',
  help: 'own',
};
const pairs = requestKinds.flatMap((kind) =>
  requestStates.flatMap((from) => requestStates.map((to) => [kind, from, to] as const)),
);

it.each(pairs)('%s: %s to %s', (kind, from, to) =>
  expect(canMoveRequest(kind, from, to)).toBe(moves[workOf[kind]].includes(`${from}>${to}`)),
);
