/** Şelale Sigorta: fictional. SOAP; sells traffic through the call centre only (funnel 1). */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { addedOf } from '../underwriting/own-covers';
import { noTelephonesWorthLessThan } from '../underwriting/phone-rules';

export const selale = insurer({
  firmId: 103,
  name: 'Şelale Sigorta',
  priceFactor: 1.15,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'DASK', 'PHONE', 'TRAVEL', 'PERSONALACCIDENT'],
  callCentreLines: ['TRAFFIC'],
  maxInstalments: 1,
  latencyMs: 4200,
  dialect: soap,
  behaviour: {
    underwritingRule: noTelephonesWorthLessThan(10_000),
    covers: { PERSONALACCIDENT: [addedOf('FKZ-VEFAT', 100, { key: 'FKZ-DEPREM', label: 'Deprem' })] },
  },
});
