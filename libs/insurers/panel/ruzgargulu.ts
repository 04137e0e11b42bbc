/** Rüzgârgülü Sigorta: fictional. submit-and-poll; takes no vehicle older than ten years. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';
import { vehiclesOlderThanTen } from '../quirks/declines';

export const ruzgargulu: InsurerFacts = {
  firmId: 92,
  name: 'Rüzgârgülü Sigorta',
  networkKey: 'NET092',
  priceFactor: 1.03,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'PET', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 900,
  dialect: submitAndPoll,
  quirks: { declines: vehiclesOlderThanTen },
};
