/** Uçurtma Dijital Sigorta: fictional. JSON; digital only, answers at once. */
import { json } from '../dialects/json/json';
import { extentOf } from '@emsal/pricing/cover';
import { insurer } from '../insurer';
import { replaced } from '../underwriting/own-covers';
import { narrowPackageOnlyBelow } from '../underwriting/phone-rules';

export const ucurtma = insurer({
  firmId: 114,
  name: 'Uçurtma Dijital Sigorta',
  priceFactor: 0.88,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'SHORTTRAFFIC', 'GREENCARD', 'DASK', 'PHONE', 'PERSONALACCIDENT'],
  maxInstalments: 6,
  latencyMs: 40,
  dialect: json,
  behaviour: {
    underwritingRule: narrowPackageOnlyBelow(15_000),
    covers: { PHONE: [replaced('TEL-BEKLEME', extentOf('days', 7))] },
  },
  productNames: { TRAFFIC: 'Dijital Trafik Sigortası' },
});
