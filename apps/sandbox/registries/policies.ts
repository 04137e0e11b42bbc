/** The policy registry: the current compulsory or own-damage policy of a vehicle. */
import { insuranceCompanies } from '@emsal/reference/insurance-companies';
import type { CurrentPolicy, PolicyKind } from '@emsal/registries/wire';
import { addDays, addYears, daysBetween } from '@emsal/validation/dates/calendar-day';
import type { SeededVehicleQuery } from './vehicles';
import { z } from 'zod';
import { drawBelow, pickOne } from './pick-one';
import { specialReferences } from '../special-plates/insurer-references';
import { traitsOf, specialPlates as registryPlates } from '../special-plates/vehicle-plates';

interface SeededPolicyQuery extends SeededVehicleQuery {
  kind?: PolicyKind;
}

/** Two of three vehicles have a running policy. */
const insuredShare = { of: 3, insured: 2 };
/** SANDBOX_POLICY_DAYS: how long a drawn policy still runs at most; few days let every car be renewed. */
const maxDaysLeft = z.coerce.number().int().min(1).max(364).default(364).parse(process.env['SANDBOX_POLICY_DAYS']);
/** The policy of a special plate ends soon enough to be renewed, so that nothing but its own effect stands in the way. */
const renewableDaysLeft = 14;
const specialPlates = new Set([
  ...registryPlates.map(({ plate }) => plate),
  ...specialReferences.map(({ reference }) => reference),
]);
/** Remaining days of a special plate's policy; a policy that starts in ten days ends a year after that. */
const daysLeft = { endsSoon: 20, endsInDays: 5, runsLong: 300, notYet: 375 } as const;

/** The two kinds are drawn independently: a car may have one policy and not the other. */
const drawKeyPrefix = { traffic: '', kasko: 'kasko ' } as const;

/** Null for a vehicle without a policy, or unknown to the vehicle registry. */
export function findPolicy({ seed, today, licensePlateNo, kind = 'traffic' }: SeededPolicyQuery): CurrentPolicy | null {
  const { currentPolicy, isUnknown } = traitsOf(licensePlateNo);
  const draw = (size: number, what: string) => drawBelow(size, seed, `${drawKeyPrefix[kind]}${what}`, licensePlateNo);
  const isInsured = currentPolicy ? currentPolicy !== 'none' : draw(insuredShare.of, 'insured') < insuredShare.insured;
  if (isUnknown || !isInsured) return null;
  const drawnDaysLeft = () =>
    1 + draw(specialPlates.has(licensePlateNo) ? renewableDaysLeft : maxDaysLeft, 'policy end');
  const remaining = currentPolicy && currentPolicy !== 'none' ? daysLeft[currentPolicy] : drawnDaysLeft();
  const expiryDate = addDays(today, remaining);
  return {
    companyCode: pickOne(insuranceCompanies, seed, `${drawKeyPrefix[kind]}company`, licensePlateNo).code,
    policyNo: String(30_000_000 + draw(60_000_000, 'policy')),
    agentNo: String(100_000 + draw(900_000, 'agent')),
    renewNo: String(draw(4, 'renewal')),
    startDate: startOfYearTo(expiryDate),
    expiryDate,
  };
}

/** One year earlier; 1 March for 29 February, because a year from 28 February ends on the 28th. */
function startOfYearTo(end: string): string {
  const start = addYears(end, -1);
  return addDays(start, daysBetween(addYears(start, 1), end));
}
