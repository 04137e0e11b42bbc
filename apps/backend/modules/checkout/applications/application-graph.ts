/** The state graph of a hand-over to an adviser. */
import { applicationStates, type ApplicationState } from '@emsal/api/desk/application-shapes';

interface StateFacts {
  meaning: string;
  /** Every legal move and its cause. */
  next: Readonly<Partial<Record<ApplicationState, string>>>;
}

export const applicationGraph: Readonly<Record<ApplicationState, StateFacts>> = {
  received: {
    meaning: 'Stored; no adviser has taken it.',
    next: { taken: 'an adviser takes it', withdrawn: 'the customer withdraws it' },
  },
  taken: {
    meaning: 'An adviser works on it.',
    next: {
      received: 'the adviser gives it back',
      waitingForCustomer: 'the customer was not reached or wants to decide',
      sold: 'a policy was issued',
      notSold: 'no insurer takes it, or the customer does not want it',
      withdrawn: 'the customer withdraws it',
    },
  },
  waitingForCustomer: {
    meaning: 'The customer answers later.',
    next: { taken: 'the customer is reached', notSold: 'nothing came in time', withdrawn: 'the customer withdraws it' },
  },
  sold: { meaning: 'Its policy opens with an event of its own.', next: {} },
  notSold: { meaning: 'Ended without a policy.', next: {} },
  withdrawn: { meaning: 'The customer does not want it any more.', next: {} },
};

export const movesFrom = (state: ApplicationState): ApplicationState[] =>
  applicationStates.filter((to) => to in applicationGraph[state].next);
export const canMoveApplication = (from: ApplicationState, to: ApplicationState): boolean =>
  to in applicationGraph[from].next;
/** A new hand-over of the visit begins again. */
export const openApplicationStates = applicationStates.filter(
  (state) => Object.keys(applicationGraph[state].next).length > 0,
);
