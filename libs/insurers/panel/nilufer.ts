/** Nilüfer Sigorta: fictional. submit-and-poll; its child discount runs to the age of ten (funnel 3.10). */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';

export const nilufer: InsurerFacts = {
  firmId: 75,
  name: 'Nilüfer Sigorta',
  networkKey: 'NET075',
  priceFactor: 0.98,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'COMPLEMENTHEALTH', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-10',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 1800,
  dialect: submitAndPoll,
};
