/** The register of earthquake policies: one of three homes has one, which ends within thirty days, so that every home can be insured. */
import type { DaskPolicy, DaskPolicyQuery } from '@emsal/registries/wire';
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import { drawBelow } from '../pick-one';
import { findHome, homeTraits } from './homes';
import { numberOfUavtCode, uavtCodeOf } from './uavt-code';

const insuredShare = { of: 3, insured: 1 };
const maxDaysLeft = 30;

interface DatedQuery {
  seed: string;
  /** `YYYY-MM-DD`, by the sandbox's clock. */
  today: string;
}

/** Days until the policy ends; undefined for a home without one. */
function daysLeft(uavtCode: string, { seed }: DatedQuery): number | undefined {
  const { daskDaysLeft } = homeTraits(uavtCode);
  if (daskDaysLeft !== undefined) return daskDaysLeft ?? undefined;
  if (drawBelow(insuredShare.of, seed, 'dask', uavtCode) >= insuredShare.insured) return undefined;
  return 1 + drawBelow(maxDaysLeft, seed, 'dask end', uavtCode);
}

/** A policy has the nine digits that its home's address code is made of. */
export function findDaskPolicy(query: DaskPolicyQuery & DatedQuery): DaskPolicy | null {
  const uavtCode = 'uavtCode' in query ? query.uavtCode : uavtCodeOf(Number(query.policyNo));
  const rest = findHome({ uavtCode, seed: query.seed }) && daysLeft(uavtCode, query);
  if (rest === null || rest === undefined) return null;
  const expiryDate = addDays(query.today, rest);
  return { policyNo: String(numberOfUavtCode(uavtCode)), uavtCode, startDate: addYears(expiryDate, -1), expiryDate };
}
