/** Uçurtma Dijital Sigorta: fictional. JSON; digital only, answers at once. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const ucurtma: InsurerFacts = {
  firmId: 114,
  name: 'Uçurtma Dijital Sigorta',
  networkKey: 'NET114',
  priceFactor: 0.88,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'GREENCARD', 'DASK', 'PHONE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 6,
  latencyMs: 40,
  dialect: json,
  productNames: { TRAFFIC: 'Dijital Trafik Sigortası' },
};
