/** Which policies of a person can be cancelled after a sale, and from which day. */
import type { CancellablePolicy } from '@emsal/api/calls/self-service/cancellation';
import { cancellationOutcomes } from '@emsal/api/outcomes/cancellation';
import { findInsurer } from '@emsal/insurers/registry';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { summaryOf } from '@emsal/risks/risk';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CallerContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { Refusal, refusalsOf } from '../../http/refusal';
import { policiesOfPerson, type PolicyRow } from '../policy/policy-store';
import { provenPerson, type ServicePerson } from '../service-proof/proven-person';

export const refuse = refusalsOf(cancellationOutcomes);

/** Of a vehicle, running, and by its line's rule a sale ends it. */
function isCancellable({ line, state, endDate }: PolicyRow, today: string): boolean {
  const { grounds } = wordingOf(line).cancellation;
  const isEndedBySale = grounds === null || grounds.includes('sale');
  return factsOf(line).family === 'vehicle' && isEndedBySale && state === 'active' && endDate > today;
}

export const cancellableCard = (row: PolicyRow): CancellablePolicy => ({
  policyNo: row.policyNo,
  line: row.line,
  lineName: factsOf(row.line).name,
  firmId: row.firmId,
  firmName: findInsurer(row.firmId)?.name ?? '',
  insured: row.risk ? summaryOf(row.risk) : '',
  startDate: row.startDate,
  endDate: row.endDate,
  price: row.total,
});

async function cancellableOf({ principal }: ServicePerson, { db, clock }: CallerContext): Promise<PolicyRow[]> {
  const today = dayInTurkey(clock.now());
  return (await policiesOfPerson(db, principal)).filter((row) => isCancellable(row, today));
}

export async function listCancellable(context: CallerContext): Promise<CancellablePolicy[] | Refusal> {
  const person = await provenPerson(context);
  return person instanceof Refusal ? person : (await cancellableOf(person, context)).map(cancellableCard);
}

/** The policy that a call means, with its person. */
export async function requireCancellable(
  policyNo: string,
  context: CallerContext,
): Promise<(ServicePerson & { policy: PolicyRow }) | Refusal> {
  const person = await provenPerson(context);
  if (person instanceof Refusal) return person;
  const policy = (await cancellableOf(person, context)).find((row) => row.policyNo === policyNo);
  return policy ? { ...person, policy } : refuse('policyNotFound');
}

/** The day on which cover ends: a vehicle that was sold before it began was never covered. */
export const endOf = ({ startDate }: Pick<PolicyRow, 'startDate'>, saleDate: string): string =>
  saleDate < startDate ? startDate : saleDate;

/** A sale before the policy was concluded is a mistake: nobody insures what is sold. */
export function refuseSaleDay({ issuedAt }: PolicyRow, saleDate: string, { clock }: CallerContext): void {
  const isOutside = saleDate > dayInTurkey(clock.now()) || saleDate < dayInTurkey(issuedAt);
  refuseInvalidFields(isOutside ? { saleDate: cancellationOutcomes.saleDayOutside.message } : {});
}
