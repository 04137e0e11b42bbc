/** Toros Sigorta: fictional. JSON; now and then it never answers. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const toros: InsurerFacts = {
  firmId: 109,
  name: 'Toros Sigorta',
  networkKey: 'NET109',
  priceFactor: 0.9,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  quirks: { hangingShare: 0.03 },
};
