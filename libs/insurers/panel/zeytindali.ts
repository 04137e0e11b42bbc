/** Zeytindalı Sigorta: fictional. JSON; PDF in several languages with a QR code. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const zeytindali: InsurerFacts = {
  firmId: 133,
  name: 'Zeytindalı Sigorta',
  networkKey: 'NET133',
  priceFactor: 1.02,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM'],
  hasMultilingualQrPdf: true,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
};
