/** Ihlamur Sigorta: fictional. SOAP. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const ihlamur: InsurerFacts = {
  firmId: 52,
  name: 'Ihlamur Sigorta',
  networkKey: 'NET052',
  priceFactor: 0.93,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'GREENCARD', 'DASK', 'PHONE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 900,
  dialect: soap,
};
