/** Orkide Sigorta: fictional. submit-and-poll; takes no midibuses or buses. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';
import { vehicleClasses } from '../quirks/declines';

export const orkide: InsurerFacts = {
  firmId: 81,
  name: 'Orkide Sigorta',
  networkKey: 'NET081',
  priceFactor: 1.07,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'DASK', 'PHONE', 'PERSONALACCIDENT', 'USEDVEHICLETRAFFIC'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 4200,
  dialect: submitAndPoll,
  quirks: { declines: vehicleClasses('midibus', 'bus') },
};
