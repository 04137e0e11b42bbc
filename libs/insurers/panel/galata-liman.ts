/** Galata Liman Sigorta: fictional. SOAP; takes no vehicle above six million lira online. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';
import { vehiclesWorthMoreThan } from '../quirks/declines';

export const galataLiman: InsurerFacts = {
  firmId: 42,
  name: 'Galata Liman Sigorta',
  networkKey: 'NET042',
  priceFactor: 1.05,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'DASK', 'PET', 'TRAVEL', 'PERSONALACCIDENT'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 6,
  latencyMs: 4200,
  dialect: soap,
  quirks: { declines: vehiclesWorthMoreThan(600_000_000) },
};
