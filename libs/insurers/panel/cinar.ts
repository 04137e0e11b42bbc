/** Çınar Sigorta: fictional. submit-and-poll. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';

export const cinar: InsurerFacts = {
  firmId: 21,
  name: 'Çınar Sigorta',
  networkKey: 'NET021',
  priceFactor: 0.97,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'PET', 'COMPLEMENTHEALTH', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 1800,
  dialect: submitAndPoll,
};
