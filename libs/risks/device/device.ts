/** A telephone, known by its IMEI. */
import { z } from 'zod';
import { knownFacts, type RiskKind } from '../risk-kind';
import { code, day, kurus } from '../scalars';
import { deviceConditions } from './conditions';
import { conditionNames, deviceFacts, deviceLabels } from './device.texts';

export const deviceRisk = z.object({
  kind: z.literal('device'),
  version: z.literal(1),
  imei: z.string().regex(/^\d{15}$/),
  brandCode: code,
  modelCode: code,
  /** Brand and model, as people read them. */
  name: z.string().max(120),
  /** Absent while the device register does not answer. */
  boughtOn: day.optional(),
  condition: z.enum(deviceConditions).optional(),
  listValue: kurus,
});
export type Device = z.infer<typeof deviceRisk>;

export const device: RiskKind<Device> = {
  labels: deviceLabels,
  knownBy: 'title',
  describe: ({ name, imei, boughtOn, condition }, language) => ({
    title: name,
    reference: imei,
    facts: knownFacts([
      { label: deviceFacts[language].boughtIn, value: boughtOn?.slice(0, 4) ?? '' },
      { label: deviceFacts[language].condition, value: condition ? conditionNames[language][condition] : '' },
    ]),
  }),
  numberOf: ({ imei }) => imei,
  anonymous: (insured) => ({ ...insured, imei: '' }),
  keys: ({ imei }) => [imei],
};
