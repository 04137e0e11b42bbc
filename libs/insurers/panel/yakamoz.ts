/** Yakamoz Sigorta: fictional. submit-and-poll; takes no motorcycles or tractors. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';
import { vehicleClasses } from '../quirks/declines';

export const yakamoz: InsurerFacts = {
  firmId: 127,
  name: 'Yakamoz Sigorta',
  networkKey: 'NET127',
  priceFactor: 0.99,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'DASK', 'PERSONALACCIDENT', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 4200,
  dialect: submitAndPoll,
  quirks: { declines: vehicleClasses('motorcycle', 'tractor') },
};
