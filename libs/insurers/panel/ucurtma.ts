/** Uçurtma Dijital Sigorta: fictional. JSON; digital only, answers at once. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';

export const ucurtma = insurer({
  firmId: 114,
  name: 'Uçurtma Dijital Sigorta',
  priceFactor: 0.88,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'SHORTTRAFFIC', 'GREENCARD', 'DASK', 'PHONE'],
  maxInstalments: 6,
  latencyMs: 40,
  dialect: json,
  productNames: { TRAFFIC: 'Dijital Trafik Sigortası' },
});
