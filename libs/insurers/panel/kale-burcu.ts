/** Kale Burcu Sigorta: fictional. SOAP; its driver discount takes 25% of a claim back (funnel 9). */
import { soap } from '../dialects/soap/soap';
import type { InsurerFacts } from '../insurer-facts';

export const kaleBurcu: InsurerFacts = {
  firmId: 61,
  name: 'Kale Burcu Sigorta',
  networkKey: 'NET061',
  priceFactor: 1.01,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'DASK', 'PERSONALACCIDENT', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: { percent: 15, claimExcessPercent: 25 },
  isTrafficCallCentreOnly: false,
  maxInstalments: 6,
  latencyMs: 4200,
  dialect: soap,
};
