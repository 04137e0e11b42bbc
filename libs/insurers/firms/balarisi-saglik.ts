/** Balarısı Sağlık Sigorta: fictional. SOAP; health, travel and personal accident only. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';

export const balarisiSaglik = insurer({
  firmId: 144,
  name: 'Balarısı Sağlık Sigorta',
  priceFactor: 0.97,
  coverageScore: 6.7,
  lines: ['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'PERSONALACCIDENT'],
  maxInstalments: 6,
  latencyMs: 1800,
  dialect: soap,
});
