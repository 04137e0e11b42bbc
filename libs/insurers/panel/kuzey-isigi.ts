/** Kuzey Işığı Sigorta: fictional. submit-and-poll; takes no taxis. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import type { InsurerFacts } from '../insurer-facts';
import { vehicleClasses } from '../quirks/declines';

export const kuzeyIsigi: InsurerFacts = {
  firmId: 55,
  name: 'Kuzey Işığı Sigorta',
  networkKey: 'NET055',
  priceFactor: 1.1,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'TRAVEL', 'COMPLEMENTHEALTH', 'USEDVEHICLETRAFFIC'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 9,
  latencyMs: 1800,
  dialect: submitAndPoll,
  quirks: { declines: vehicleClasses('taxi') },
};
