/** Bozkır Kartalı Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const bozkirKartali: InsurerFacts = {
  firmId: 12,
  name: 'Bozkır Kartalı Sigorta',
  networkKey: 'NET012',
  priceFactor: 0.94,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'USEDVEHICLETRAFFIC'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 350,
  dialect: json,
};
