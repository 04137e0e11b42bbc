/** Balarısı Sağlık Sigorta: fictional. SOAP; health, travel and personal accident only. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const balarisiSaglik: InsurerFacts = {
  firmId: 144,
  name: 'Balarısı Sağlık Sigorta',
  networkKey: 'NET144',
  priceFactor: 0.97,
  coverageScore: 6.7,
  lines: ['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'PERSONALACCIDENT'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 6,
  latencyMs: 1800,
  dialect: soap,
};
