/** Vadi Sigorta: fictional. submit-and-poll; PDF in several languages with a QR code. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';

export const vadi: InsurerFacts = {
  firmId: 120,
  name: 'Vadi Sigorta',
  networkKey: 'NET120',
  priceFactor: 1.06,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'PET', 'TRAVEL', 'COMPLEMENTHEALTH'],
  hasMultilingualQrPdf: true,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 1800,
  dialect: submitAndPoll,
};
