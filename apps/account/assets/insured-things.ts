/** What the customer's policies insure, and what a vehicle or a home has no policy for. */
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { OutputOf } from '@emsal/api/calls/table';
import { assetStates } from '@emsal/api/policy-filters';
import { assetsTexts } from './assets.texts';

type Line = PolicyCard['line'];
export type Vehicle = OutputOf<'GET selfservice/customeraccount/getRegisteredVehicles/{id}'>[number];
type Need = keyof typeof assetsTexts.names;

/** The lines that meet a need; offers are asked for with the first. */
const needs: Readonly<Record<Need, readonly [Line, ...Line[]]>> = {
  traffic: ['TRAFFIC', 'SHORTTRAFFIC', 'USEDVEHICLETRAFFIC'],
  kasko: ['AUTO', 'ELECTRICVEHICLE'],
  dask: ['DASK'],
  home: ['HOME', 'HOUSING'],
};
const needsOf: Readonly<Partial<Record<PolicyCard['family'], readonly Need[]>>> = {
  auto: ['traffic', 'kasko'],
  home: ['dask', 'home'],
};

export interface MissingCover {
  line: Line;
  name: string;
}

export interface InsuredThing {
  /** That policy of the thing which names it in addresses (decision 352), and whose sale fills forms. */
  id: string;
  family: PolicyCard['family'];
  name: string;
  /** Running, the one that ends first first. */
  policies: readonly PolicyCard[];
  /** The latest first. */
  past: readonly PolicyCard[];
  missing: readonly MissingCover[];
}

/** A plate is the same with and without spaces: customers write those of external policies. */
const keyOf = ({ family, insured, asset: { plate, imei, uavtCode }, id }: PolicyCard): string =>
  `${family} ${plain(plate || imei || uavtCode || insured) || id}`;
const plain = (name: string): string => name.toLocaleUpperCase('tr').replace(/[^\p{L}\p{N}]/gu, '');

/** Everything that a policy insures or insured. */
export const insuredThings = (policies: readonly PolicyCard[]): InsuredThing[] =>
  [...Map.groupBy(policies, keyOf).values()].map(thingOf);

/** Registered vehicles that no running policy of the account insures. */
export const withoutPolicy = (vehicles: readonly Vehicle[], policies: readonly PolicyCard[]): Vehicle[] => {
  const running = new Set(policies.filter(({ state }) => state === assetStates.active).map(keyOf));
  return vehicles.filter(({ licensePlateNo }) => !running.has(`auto ${plain(licensePlateNo)}`));
};

/** The thing that this policy insures. */
export const thingWith = (policies: readonly PolicyCard[], policyId: string): InsuredThing | undefined =>
  insuredThings(policies).find(({ policies: running, past }) =>
    [...running, ...past].some(({ id }) => id === policyId),
  );

function thingOf(all: readonly PolicyCard[]): InsuredThing {
  const policies = all.filter(({ state }) => state === assetStates.active);
  const past = all.filter(({ state }) => state !== assetStates.active).toReversed();
  const latest = [...policies.toReversed(), ...past];
  const named = latest.find(({ type }) => type === 'sold') ?? latest[0]!;
  const { id, family, insured: name } = named;
  return { id, family, name, policies, past, missing: missingOf(policies, named) };
}

/** `Kasko` of any line that is one; else the line's own name. */
export function coverName({ line, lineName }: Pick<PolicyCard, 'line' | 'lineName'>): string {
  const need = (Object.keys(needs) as Need[]).find((one) => needs[one].includes(line));
  return need ? assetsTexts.names[need] : lineName;
}

/** What a person, a pet or a telephone needs is the policy that it had. */
function missingOf(running: readonly PolicyCard[], { family, line, lineName }: PolicyCard): MissingCover[] {
  const needed = needsOf[family];
  if (!needed) return running.length === 0 ? [{ line, name: lineName }] : [];
  return needed
    .filter((need) => !running.some((policy) => needs[need].includes(policy.line)))
    .map((need) => ({ line: needs[need][0], name: assetsTexts.names[need] }));
}
