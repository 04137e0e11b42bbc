/** The policy register: the traffic policy that a vehicle has now. */
import { insuranceCompanies } from '@emsal/reference/insurance-companies';
import type { CurrentPolicy } from '@emsal/registries/wire';
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import type { PlateAsked } from './cars';
import { drawBelow, pickOne } from './pick-one';
import { plateTraits } from './special-plates';

/** Two of three vehicles have a policy that still runs. */
const insuredShare = { of: 3, insured: 2 };
const longestRest = 364;
/** Days that a special plate's policy still runs; a policy that starts in ten days ends a year after that. */
const daysLeft = { endsSoon: 20, endsInDays: 5, runsLong: 300, notYet: 375 } as const;

/** Null for a vehicle that has none, or that the vehicle register does not know. */
export function findPolicy({ seed, today, licensePlateNo }: PlateAsked): CurrentPolicy | null {
  const { currentPolicy, isUnknown } = plateTraits(licensePlateNo);
  const isInsured = currentPolicy
    ? currentPolicy !== 'none'
    : drawBelow(insuredShare.of, seed, 'insured', licensePlateNo) < insuredShare.insured;
  if (isUnknown || !isInsured) return null;
  const drawnRest = 1 + drawBelow(longestRest, seed, 'policy end', licensePlateNo);
  const expiryDate = addDays(today, currentPolicy && currentPolicy !== 'none' ? daysLeft[currentPolicy] : drawnRest);
  return {
    companyCode: pickOne(insuranceCompanies, seed, 'company', licensePlateNo).code,
    policyNo: String(30_000_000 + drawBelow(60_000_000, seed, 'policy', licensePlateNo)),
    agentNo: String(100_000 + drawBelow(900_000, seed, 'agent', licensePlateNo)),
    renewNo: String(drawBelow(4, seed, 'renewal', licensePlateNo)),
    startDate: addYears(expiryDate, -1),
    expiryDate,
  };
}
