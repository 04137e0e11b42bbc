/** The lines that have a landing page, each with its `landing.ts`. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Landing } from '@emsal/lines/kit/landing/landing';

type LandingFile = () => Promise<{ landing: Landing }>;

export const landings = {
  TRAFFIC: () => import('@emsal/lines/vehicle/traffic/landing'),
  AUTO: () => import('@emsal/lines/vehicle/auto/landing'),
  ELECTRICVEHICLE: () => import('@emsal/lines/vehicle/electric-vehicle/landing'),
  SHORTTRAFFIC: () => import('@emsal/lines/vehicle/short-traffic/landing'),
  USEDVEHICLETRAFFIC: () => import('@emsal/lines/vehicle/used-vehicle-traffic/landing'),
  IMM: () => import('@emsal/lines/vehicle/imm/landing'),
  HOME: () => import('@emsal/lines/property/home/landing'),
  HOUSING: () => import('@emsal/lines/property/housing/landing'),
  PHONE: () => import('@emsal/lines/property/phone/landing'),
  DASK: () => import('@emsal/lines/property/dask/landing'),
  TRAVEL: () => import('@emsal/lines/health/travel/landing'),
  COMPLEMENTHEALTH: () => import('@emsal/lines/health/complement-health/landing'),
  HEALTH: () => import('@emsal/lines/health/private-health/landing'),
  PERSONALACCIDENT: () => import('@emsal/lines/health/personal-accident/landing'),
  PET: () => import('@emsal/lines/health/pet/landing'),
  GREENCARD: () => import('@emsal/lines/vehicle/green-card/landing'),
} as const satisfies Partial<Record<LineId, LandingFile>>;

export type LandingLine = keyof typeof landings;
export const landingLines = Object.keys(landings) as LandingLine[];

export const isLandingLine = (line: LineId): line is LandingLine => Object.hasOwn(landings, line);
export const landingOf = async (line: LandingLine): Promise<Landing> => (await landings[line]()).landing;
