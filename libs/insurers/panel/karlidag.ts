/** Karlıdağ Sigorta: fictional. JSON; its driver discount asks age over 30 and three years of licence (funnel 9). */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const karlidag: InsurerFacts = {
  firmId: 31,
  name: 'Karlıdağ Sigorta',
  networkKey: 'NET031',
  priceFactor: 1.0,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'TRAVEL'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: { percent: 20, minAge: 30, minLicenceYears: 3 },
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
};
