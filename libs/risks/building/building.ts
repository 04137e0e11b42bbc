/** A dwelling, known by its address code (UAVT) or, where the register has none, by its address. Codes are those of the forms (funnel 3.7). */
import { z } from 'zod';
import { knownFacts, type RiskKind } from '../risk-kind';
import { code, provinceCode } from '../scalars';
import { buildingFacts, buildingLabels } from './building.texts';

export const buildingRisk = z.object({
  kind: z.literal('building'),
  version: z.literal(1),
  /** Absent for an address that was typed, and for a home to which the register gave no code. */
  addressCode: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  /** In one line, from the flat to the province. */
  address: z.string().min(1).max(400),
  /** District and province, `Kadıköy, İstanbul`. */
  place: z.string().max(80),
  provinceCode,
  /** Square metres. */
  area: z.int().min(1).max(10_000),
  /** Construction type, in the codes of the line. */
  buildingType: code.optional(),
  /** Code of the year of construction. */
  buildingAge: code.optional(),
  /** Code of the number of floors. */
  floorCount: code.optional(),
  /** Of the dwelling; 0 is the ground floor. */
  floor: z.int().min(-9).max(199).optional(),
  usageType: code.optional(),
});
export type Building = z.infer<typeof buildingRisk>;

/** For lines that are priced by the building itself. */
export const ratedBuildingRisk = buildingRisk.extend({ buildingType: code, buildingAge: code, usageType: code });
export type RatedBuilding = z.infer<typeof ratedBuildingRisk>;

/** The same typed address is the same home, however it was written. */
const searchable = (address: string): string =>
  address
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const building: RiskKind<Building> = {
  labels: buildingLabels,
  knownBy: 'title',
  describe: ({ address, addressCode, area, floor }, language) => {
    const texts = buildingFacts[language];
    const facts = [
      { label: texts.area, value: `${area} m²` },
      { label: texts.floor, value: floor === undefined ? '' : texts.floorName(floor) },
    ];
    return { title: address, reference: addressCode ?? '', facts: knownFacts(facts) };
  },
  numberOf: ({ addressCode = '' }) => addressCode,
  anonymous: (insured) => ({ ...insured, address: insured.place, addressCode: '' }),
  keys: ({ addressCode, address }) => [addressCode ?? searchable(address)],
};
