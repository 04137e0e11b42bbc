/** Pamukkale Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const pamukkale: InsurerFacts = {
  firmId: 86,
  name: 'Pamukkale Sigorta',
  networkKey: 'NET086',
  priceFactor: 0.95,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'TRAVEL'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 6,
  latencyMs: 350,
  dialect: json,
};
