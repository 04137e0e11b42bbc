/** Erguvan Katılım Sigorta: fictional. JSON; a participation insurer, and its product says so. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';

export const erguvanKatilim = insurer({
  firmId: 156,
  name: 'Erguvan Katılım Sigorta',
  priceFactor: 0.94,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'TRAVEL'],
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  productNames: { AUTO: 'Katılım Esaslı Kasko', TRAFFIC: 'Katılım Esaslı Zorunlu Trafik Sigortası' },
});
