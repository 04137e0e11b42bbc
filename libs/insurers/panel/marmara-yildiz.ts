/** Marmara Yıldız Sigorta: fictional. SOAP, slow to answer, PDF in several languages with a QR code. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const marmaraYildiz: InsurerFacts = {
  firmId: 26,
  name: 'Marmara Yıldız Sigorta',
  networkKey: 'NET026',
  priceFactor: 1.08,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'DASK', 'PHONE', 'PERSONALACCIDENT'],
  hasMultilingualQrPdf: true,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 4200,
  dialect: soap,
};
