/** Fıstıkçam Sigorta: fictional. SOAP; PDF in several languages with a QR code. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const fistikcam: InsurerFacts = {
  firmId: 160,
  name: 'Fıstıkçam Sigorta',
  networkKey: 'NET160',
  priceFactor: 1.09,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: true,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 9,
  latencyMs: 900,
  dialect: soap,
};
