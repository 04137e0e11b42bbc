/** Efes Köprü Sigorta: fictional. JSON; takes no buses or trucks. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';
import { vehicleClasses } from '../quirks/declines';

export const efesKopru: InsurerFacts = {
  firmId: 34,
  name: 'Efes Köprü Sigorta',
  networkKey: 'NET034',
  priceFactor: 0.91,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 9,
  latencyMs: 900,
  dialect: json,
  quirks: { declines: vehicleClasses('bus', 'truck') },
};
