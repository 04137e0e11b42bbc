/** Mavi Ufuk Sigorta: fictional. SOAP; takes no vehicle above eight million lira online. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';
import { vehiclesWorthMoreThan } from '../quirks/declines';

export const maviUfuk: InsurerFacts = {
  firmId: 70,
  name: 'Mavi Ufuk Sigorta',
  networkKey: 'NET070',
  priceFactor: 1.04,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'TRAVEL'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 900,
  dialect: soap,
  quirks: { declines: vehiclesWorthMoreThan(800_000_000) },
};
