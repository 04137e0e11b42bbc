/** Lale Devri Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import type { InsurerFacts } from '../insurer-facts';

export const laleDevri: InsurerFacts = {
  firmId: 66,
  name: 'Lale Devri Sigorta',
  networkKey: 'NET066',
  priceFactor: 0.96,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'PET'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
  maxInstalments: 6,
  latencyMs: 350,
  dialect: json,
};
