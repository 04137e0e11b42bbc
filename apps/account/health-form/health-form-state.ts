/** What a health information form holds while it is filled in (member 4): declarations and people, both by `customerOrder`. */
import type { HealthProcessInformation, InformationForm } from '@emsal/api/calls/self-service/health-process';

export type CustomerInfo = InformationForm['customerInfoDetail'][number];

export interface HealthFormState {
  healthProcessInformation: readonly HealthProcessInformation[];
  /** Who is to be insured. */
  customerInfoDetail: readonly CustomerInfo[];
  /** Number of them. */
  personsInsuredLength: number;
}

interface Ordered {
  customerOrder: number;
}
const inOrder = <Entry extends Ordered>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => one.customerOrder - other.customerOrder);
const without = <Entry extends Ordered>(entries: readonly Entry[], order: number): Entry[] =>
  entries.filter(({ customerOrder }) => customerOrder !== order);

const withPeople = (state: HealthFormState, people: readonly CustomerInfo[]): HealthFormState => ({
  ...state,
  customerInfoDetail: inOrder(people),
  personsInsuredLength: people.length,
});

export function startState({ customerInfoDetail, saved }: InformationForm): HealthFormState {
  const staying = customerInfoDetail.filter(({ customerOrder }) => !saved.removed.includes(customerOrder));
  return withPeople(
    { healthProcessInformation: saved.healthProcessInformation, customerInfoDetail: [], personsInsuredLength: 0 },
    staying,
  );
}

export const declare = (state: HealthFormState, said: HealthProcessInformation): HealthFormState => ({
  ...state,
  healthProcessInformation: inOrder([...without(state.healthProcessInformation, said.customerOrder), said]),
});

/** With what was declared. The last person stays: without anybody there is nothing to insure. */
export function removePerson(state: HealthFormState, order: number): HealthFormState {
  if (state.personsInsuredLength === 1) return state;
  const left = withPeople(state, without(state.customerInfoDetail, order));
  return { ...left, healthProcessInformation: without(state.healthProcessInformation, order) };
}

export const restorePerson = (state: HealthFormState, person: CustomerInfo): HealthFormState =>
  withPeople(state, [...without(state.customerInfoDetail, person.customerOrder), person]);

export const declarationBy = (state: HealthFormState, order: number): HealthProcessInformation | undefined =>
  state.healthProcessInformation.find(({ customerOrder }) => customerOrder === order);

/** The first who has declared nothing yet; undefined when all have. */
export const nextPerson = (state: HealthFormState): CustomerInfo | undefined =>
  state.customerInfoDetail.find(({ customerOrder }) => !declarationBy(state, customerOrder));
