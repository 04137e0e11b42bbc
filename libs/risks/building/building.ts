/** A dwelling, known by its address code (UAVT). Codes are those of the forms (funnel 3.7). */
import { z } from 'zod';
import { knownFacts, type RiskKind } from '../risk-kind';
import { code, provinceCode } from '../scalars';
import { buildingFacts, buildingLabels } from './building.texts';

export const buildingRisk = z.object({
  kind: z.literal('building'),
  version: z.literal(1),
  addressCode: z.string().regex(/^\d{10}$/),
  /** District and province, `Kadıköy, İstanbul`. */
  place: z.string().max(80),
  provinceCode,
  /** Square metres. */
  area: z.int().min(1).max(10_000),
  /** Construction type, `4` reinforced concrete. */
  buildingType: code,
  /** Code of the year of construction. */
  buildingAge: code,
  /** Code of the number of floors. */
  floorCount: code.optional(),
  /** Of the dwelling; 0 is the ground floor. */
  floor: z.int().min(-9).max(199).optional(),
  usageType: code,
});
export type Building = z.infer<typeof buildingRisk>;

export const building: RiskKind<Building> = {
  labels: buildingLabels,
  describe: ({ place, addressCode, area, floor }, language) => {
    const texts = buildingFacts[language];
    const facts = [
      { label: texts.area, value: `${area} m²` },
      { label: texts.floor, value: String(floor ?? '') },
    ];
    return { title: place, reference: addressCode, facts: knownFacts(facts) };
  },
  numberOf: ({ addressCode }) => addressCode,
  keys: ({ addressCode }) => [addressCode],
};
