/** Erguvan Katılım Sigorta: fictional. JSON; a participation insurer, and its product says so. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const erguvanKatilim: InsurerFacts = {
  firmId: 156,
  name: 'Erguvan Katılım Sigorta',
  networkKey: 'NET156',
  priceFactor: 0.94,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'TRAVEL'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  productNames: { AUTO: 'Katılım Esaslı Kasko', TRAFFIC: 'Katılım Esaslı Zorunlu Trafik Sigortası' },
};
