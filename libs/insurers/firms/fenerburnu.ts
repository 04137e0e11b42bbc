/** Fenerburnu Sigorta: fictional. SOAP. */
import { upTo } from '@emsal/pricing/cover';
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { replaced } from '../underwriting/own-covers';

export const fenerburnu = insurer({
  firmId: 38,
  name: 'Fenerburnu Sigorta',
  priceFactor: 1.12,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'SHORTTRAFFIC', 'IMM', 'COMPLEMENTHEALTH'],
  maxInstalments: 3,
  latencyMs: 1800,
  dialect: soap,
  behaviour: { covers: { HOUSING: [replaced('EVG-CAM', upTo(20_000))] } },
});
