/** Sedir Sigorta: fictional. submit-and-poll. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';

export const sedir: InsurerFacts = {
  firmId: 97,
  name: 'Sedir Sigorta',
  networkKey: 'NET097',
  priceFactor: 1.0,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'COMPLEMENTHEALTH'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 9,
  latencyMs: 1800,
  dialect: submitAndPoll,
};
