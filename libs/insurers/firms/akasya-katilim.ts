/** Akasya Katılım Sigorta: fictional. SOAP; a participation insurer, and its products say so. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';

export const akasyaKatilim = insurer({
  firmId: 139,
  name: 'Akasya Katılım Sigorta',
  priceFactor: 1.01,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'TRAVEL', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 1,
  latencyMs: 900,
  dialect: soap,
  productNames: { AUTO: 'Katılım Esaslı Kasko', TRAFFIC: 'Katılım Esaslı Zorunlu Trafik Sigortası' },
});
