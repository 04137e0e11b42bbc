/** The running policies of a person whose vehicle has no plate. */
import type { UnplatedPolicy } from '@emsal/api/calls/self-service/plate-addendum';
import { findInsurer } from '@emsal/insurers/registry';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { Vehicle } from '@emsal/risks/vehicle/vehicle';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { emptyPlateForm } from '@emsal/validation/plate-request/plate-request';
import type { Executor } from '../../db/database';
import type { CallerContext } from '../../http/context';
import { policiesOfPerson, type PolicyRow } from '../policy/policy-store';
import type { ServicePerson } from '../service-proof/proven-person';
import { noteOf } from '../service-request/asked-of-customer';
import { openRequestStates } from '../service-request/request-graph';
import { movesOf, requestsOfPolicy, type RequestRow } from '../service-request/request-store';

export interface Unplated {
  policy: PolicyRow;
  vehicle: Vehicle;
  /** The request that is being worked on. */
  request: RequestRow | undefined;
  /** What we wait for, or why the last request was refused. */
  note: string;
}

export async function unplatedOf({ principal }: ServicePerson, { db, clock }: CallerContext): Promise<Unplated[]> {
  const today = dayInTurkey(clock.now());
  const rows = (await policiesOfPerson(db, principal)).flatMap((policy) => {
    const { risk, state, endDate } = policy;
    const isMeant = risk?.kind === 'vehicle' && risk.plate === '' && state === 'active' && endDate > today;
    return isMeant ? [{ policy, vehicle: risk }] : [];
  });
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await askedFor(row.policy, db)) })));
}

async function askedFor({ id }: PolicyRow, db: Executor): Promise<Pick<Unplated, 'request' | 'note'>> {
  const last = (await requestsOfPolicy(db, id, 'addendum')).at(-1);
  if (!last) return { request: undefined, note: '' };
  const request = openRequestStates.includes(last.state) ? last : undefined;
  return { request, note: noteOf(last, (await movesOf(db, last.id)).at(-1)?.reason ?? null) };
}

/** Without a chassis number nobody knows that two policies insure the same vehicle. */
export const isSameVehicle = (one: Unplated, other: Unplated): boolean =>
  one.policy.id === other.policy.id ||
  (one.vehicle.chassisNo !== undefined && one.vehicle.chassisNo === other.vehicle.chassisNo);

const stateOf = ({ request }: Unplated): UnplatedPolicy['state'] => {
  if (!request) return 'missing';
  return request.state === 'atInsurer' ? 'atInsurer' : 'asked';
};

export const cardOf = (one: Unplated): UnplatedPolicy => {
  const { policyNo, line, firmId, endDate } = one.policy;
  const { name = '', chassisNo = '', provinceCode = '', usageType = '' } = one.vehicle;
  return {
    policyNo,
    line,
    lineName: lineFacts[line].name,
    firmId,
    firmName: findInsurer(firmId)?.name ?? '',
    endDate,
    vehicle: [name, chassisNo].filter(Boolean).join(' · '),
    state: stateOf(one),
    note: one.note,
    plate: { ...emptyPlateForm, cityId: provinceCode, usageType },
  };
};
