/** Which drawing covers a post or a campaign. The drawings themselves are in libs/content-blocks/covers. */
import type { PageType } from '@emsal/platform/content/page-types';
import { z } from 'zod';
import type { productLine } from './blocks';

export const coverNames = [
  'steps',
  'limit',
  'calendar',
  'papers',
  'clock',
  'twoCars',
  'deductible',
  'parts',
  'battery',
  'value',
  'building',
  'house',
  'leak',
  'home',
  'phone',
  'pulse',
  'hospital',
  'renewal',
  'person',
  'flight',
  'border',
  'pets',
  'refund',
  'privacy',
  'offers',
  'raffle',
  'company',
  'painting',
] as const;

export const coverName = z.enum(coverNames);
export type CoverName = z.output<typeof coverName>;

/** A line without one has the drawing of offers. */
const ofProduct: Readonly<Partial<Record<z.output<typeof productLine>, CoverName>>> = {
  TRAFFIC: 'steps',
  SHORTTRAFFIC: 'calendar',
  USEDVEHICLETRAFFIC: 'papers',
  AUTO: 'twoCars',
  ELECTRICVEHICLE: 'battery',
  IMM: 'limit',
  GREENCARD: 'border',
  DASK: 'building',
  HOME: 'home',
  HOUSING: 'house',
  PHONE: 'phone',
  TRAVEL: 'flight',
  HEALTH: 'hospital',
  COMPLEMENTHEALTH: 'pulse',
  PERSONALACCIDENT: 'person',
  PET: 'pets',
};

const ofType: Partial<Record<PageType, CoverName>> = {
  CAMPAIGN: 'offers',
  RAFFLE_CAMPAIGN: 'raffle',
  BUSINESS_LANDING: 'company',
  CHILD_PICTURE_LANDING: 'painting',
};

interface Covered {
  type: PageType;
  category: string | null;
  product: z.output<typeof productLine> | null;
  /** As the editor chose it. */
  cover?: CoverName | undefined;
}

/** The editor's choice, else by the kind of campaign or the product; null for a page that is neither post nor campaign. */
export function coverOf({ type, category, product, cover }: Covered): CoverName | null {
  const own = ofType[type];
  if (category === null && own === undefined) return null;
  return cover ?? own ?? (product && ofProduct[product]) ?? 'offers';
}
