/** Figures and lists for widgets and calculators (member 7). For anyone: they name nobody. */
import { z } from 'zod';
import { lookup } from '../call';
import { kurus, option } from './shapes';

const year = z.coerce.number().int().min(1950).max(2100);
const brandCode = z.string().max(8);

const figure = z.object({
  id: z.string(),
  label: z.string(),
  /** In hundredths of the unit. */
  value: z.number().int(),
  unit: z.enum(['lira', 'percent', 'perMille', 'lira/m²']),
  from: z.iso.date(),
  source: z.string(),
  isIllustrative: z.boolean(),
  nextChange: z.iso.date(),
});

export const dataCalls = {
  'GET data/widgetdata/{query}': lookup({
    who: 'anyone',
    summary: 'Figures in force of the rule book whose id begins with the query, such as `dask` or `trafik-tavan`.',
    input: z.object({ query: z.string().max(60) }),
    output: z.array(figure),
    sample: { query: 'trafik-tavan' },
  }),
  'GET data/GetAutoBrandListForInsurancePrice': lookup({
    who: 'anyone',
    summary: 'Brands with a vehicle in the value list.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET data/GetAutoModelListForInsurancePrice/{model}/{year}': lookup({
    who: 'anyone',
    summary: 'Models of a brand (`model` is its code) that have a value in a model year.',
    input: z.object({ model: brandCode, year }),
    output: z.array(option),
    sample: { model: '005', year: 2022 },
  }),
  'GET data/GetVehicleBrandList': lookup({
    who: 'anyone',
    summary: 'Vehicle brands.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET data/GetVehicleValueList/{model}/{year}': lookup({
    who: 'anyone',
    summary: 'Values of a model (brand and type code together) in a model year and the years before, newest first.',
    input: z.object({ model: z.string().max(16), year }),
    output: z.array(z.object({ year: z.number(), value: kurus })),
    sample: { model: '005103', year: 2026 },
  }),
} as const;
