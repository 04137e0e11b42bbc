/** Fenerburnu Sigorta: fictional. SOAP. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';

export const fenerburnu = insurer({
  firmId: 38,
  name: 'Fenerburnu Sigorta',
  priceFactor: 1.12,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'COMPLEMENTHEALTH'],
  maxInstalments: 3,
  latencyMs: 1800,
  dialect: soap,
});
