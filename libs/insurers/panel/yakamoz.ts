/** Yakamoz Sigorta: fictional. SOAP; takes no motorcycles or tractors. */
import { soap } from '../dialects/soap/soap';
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
  dialect: soap,
  quirks: { declines: vehicleClasses('motorcycle', 'tractor') },
};
