/** Hisar Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const hisar: InsurerFacts = {
  firmId: 47,
  name: 'Hisar Sigorta',
  networkKey: 'NET047',
  priceFactor: 0.99,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
};
