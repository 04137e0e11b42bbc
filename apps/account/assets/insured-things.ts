/** What the customer's running policies insure, and what a vehicle or a home has no policy for. */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { assetStates } from '@emsal/api/policy-filters';
import type { assetsTexts } from './assets.texts';

type Line = PolicyCard['line'];
type Need = keyof typeof assetsTexts.names;

/** The lines that meet a need; offers are asked for with the first. */
export const needs: Readonly<Record<Need, readonly [Line, ...Line[]]>> = {
  traffic: ['TRAFFIC', 'SHORTTRAFFIC', 'USEDVEHICLETRAFFIC'],
  kasko: ['AUTO', 'ELECTRICVEHICLE'],
  dask: ['DASK'],
  home: ['HOME', 'HOUSING'],
};
const needsOf: Readonly<Partial<Record<PolicyCard['family'], readonly Need[]>>> = {
  auto: ['traffic', 'kasko'],
  home: ['dask', 'home'],
};

export interface InsuredThing {
  key: string;
  name: string;
  policies: readonly PolicyCard[];
  missing: readonly Need[];
}

/** A plate is the same with and without spaces: customers write those of external policies. */
const keyOf = ({ family, insured, asset: { plate, imei, uavtCode }, id }: PolicyCard): string => {
  const known = plate || imei || uavtCode || insured;
  return `${family} ${known.toLocaleUpperCase('tr').replace(/[^\p{L}\p{N}]/gu, '') || id}`;
};

export function insuredThings(policies: readonly PolicyCard[]): InsuredThing[] {
  const running = policies.filter(({ state }) => state === assetStates.active);
  const things = Map.groupBy(running, keyOf);
  return [...things].map(([key, covered]) => ({
    key,
    name: covered[0]!.insured,
    policies: covered,
    missing: (needsOf[covered[0]!.family] ?? []).filter(
      (need) => !covered.some(({ line }) => needs[need].includes(line)),
    ),
  }));
}
