/** Şelale Sigorta: fictional. SOAP; sells traffic through the call centre only (funnel 1). */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const selale: InsurerFacts = {
  firmId: 103,
  name: 'Şelale Sigorta',
  networkKey: 'NET103',
  priceFactor: 1.15,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'DASK', 'TRAVEL', 'PERSONALACCIDENT'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: true,
  maxInstalments: 1,
  latencyMs: 4200,
  dialect: soap,
};
