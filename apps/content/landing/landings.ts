/** The lines that have a landing page, each with its content. To add one, write a file in `lines/` and a line here. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Landing } from './landing';

type LandingFile = () => Promise<{ landing: Landing }>;

export const landings = {
  TRAFFIC: () => import('./lines/traffic'),
  AUTO: () => import('./lines/auto'),
  ELECTRICVEHICLE: () => import('./lines/electric-vehicle'),
  SHORTTRAFFIC: () => import('./lines/short-traffic'),
  USEDVEHICLETRAFFIC: () => import('./lines/used-vehicle-traffic'),
  IMM: () => import('./lines/imm'),
  HOME: () => import('./lines/home'),
  HOUSING: () => import('./lines/housing'),
  PHONE: () => import('./lines/phone'),
  DASK: () => import('./lines/dask'),
  GREENCARD: () => import('./lines/green-card'),
} as const satisfies Partial<Record<LineId, LandingFile>>;

export type LandingLine = keyof typeof landings;
export const landingLines = Object.keys(landings) as LandingLine[];
