/** Boğaz Güvence Sigorta: fictional. submit-and-poll. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';

export const bogazGuvence: InsurerFacts = {
  firmId: 17,
  name: 'Boğaz Güvence Sigorta',
  networkKey: 'NET017',
  priceFactor: 1.02,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'TRAVEL'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 6,
  latencyMs: 900,
  dialect: submitAndPoll,
};
