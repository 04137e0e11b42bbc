/** Fenerburnu Sigorta: fictional. SOAP. */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const fenerburnu: InsurerFacts = {
  firmId: 38,
  name: 'Fenerburnu Sigorta',
  networkKey: 'NET038',
  priceFactor: 1.12,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'COMPLEMENTHEALTH'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 3,
  latencyMs: 1800,
  dialect: soap,
};
