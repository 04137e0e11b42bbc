/** The state graph of a service request. Its outcome at the insurer is an event of the policy; no other move is. */
import { requestStates, type requestKinds } from '@emsal/api/request-states';

export type RequestState = (typeof requestStates)[number];
export type RequestKind = (typeof requestKinds)[number];

interface StateFacts {
  meaning: string;
  /** Every legal move and its cause. */
  next: Readonly<Partial<Record<RequestState, string>>>;
}

export const requestGraph: Readonly<Record<RequestState, StateFacts>> = {
  received: {
    meaning: 'Stored; nobody has taken it.',
    next: { inReview: 'an employee takes it', withdrawn: 'the customer withdraws it' },
  },
  inReview: {
    meaning: 'An employee checks it.',
    next: {
      waitingForCustomer: 'something is missing',
      atInsurer: 'complete: the insurer is asked',
      done: 'the employee has done it',
      refused: 'it cannot be done',
      withdrawn: 'the customer withdraws it',
    },
  },
  waitingForCustomer: {
    meaning: 'A document, an answer or a payment of the customer is missing.',
    next: {
      inReview: 'the customer has answered',
      refused: 'nothing came in time',
      withdrawn: 'the customer withdraws it',
    },
  },
  atInsurer: {
    meaning: 'The insurer may have received it: it cannot be withdrawn.',
    next: { done: 'the insurer has carried it out', inReview: 'the insurer declines: an employee decides' },
  },
  done: { meaning: 'Carried out.', next: {} },
  refused: { meaning: 'Not carried out; the reason was given.', next: {} },
  withdrawn: { meaning: 'The customer does not want it any more.', next: {} },
};

interface KindFacts {
  /** Only the insurer can finish it. */
  isDoneByInsurer: boolean;
  /** Working days within which somebody answers (ours, illustrative). */
  answeredWithin: number;
}
export const requestKindFacts: Readonly<Record<RequestKind, KindFacts>> = {
  cancellation: { isDoneByInsurer: true, answeredWithin: 2 },
  addendum: { isDoneByInsurer: true, answeredWithin: 1 },
  documents: { isDoneByInsurer: false, answeredWithin: 1 },
  iban: { isDoneByInsurer: false, answeredWithin: 5 },
  help: { isDoneByInsurer: false, answeredWithin: 1 },
};

/** An insurer's request is finished by the insurer, any other one without it. */
export function canMoveRequest(kind: RequestKind, from: RequestState, to: RequestState): boolean {
  if (!(to in requestGraph[from].next)) return false;
  const { isDoneByInsurer } = requestKindFacts[kind];
  if (to === 'atInsurer') return isDoneByInsurer;
  return to !== 'done' || isDoneByInsurer === (from === 'atInsurer');
}

export const openRequestStates = requestStates.filter((state) => Object.keys(requestGraph[state].next).length > 0);
