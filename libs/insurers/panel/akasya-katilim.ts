/** Akasya Katılım Sigorta: fictional. SOAP; a participation insurer, and its products say so. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const akasyaKatilim: InsurerFacts = {
  firmId: 139,
  name: 'Akasya Katılım Sigorta',
  networkKey: 'NET139',
  priceFactor: 1.01,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'TRAVEL', 'USEDVEHICLETRAFFIC'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 900,
  dialect: soap,
  productNames: { AUTO: 'Katılım Esaslı Kasko', TRAFFIC: 'Katılım Esaslı Zorunlu Trafik Sigortası' },
};
