/** Defne Hayat ve Sağlık: fictional. submit-and-poll; health, travel and personal accident only. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';

export const defneHayat: InsurerFacts = {
  firmId: 151,
  name: 'Defne Hayat ve Sağlık',
  networkKey: 'NET151',
  priceFactor: 1.0,
  coverageScore: 7.4,
  lines: ['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'PERSONALACCIDENT'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 9,
  latencyMs: 4200,
  dialect: submitAndPoll,
};
