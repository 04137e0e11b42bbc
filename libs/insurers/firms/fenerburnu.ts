/** Fenerburnu Sigorta: fictional. SOAP. */
import { upTo } from '@emsal/pricing/cover';
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { narrowNetworkOnly, outpatientOnly } from '../underwriting/health-rules';
import { allOf } from '../underwriting/line-rules';
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
  behaviour: {
    underwritingRule: allOf(
      narrowNetworkOnly('NET038'),
      outpatientOnly('6', 'Ayakta tedavi yalnızca yılda 6 kezle satılıyor.'),
    ),
    covers: { HOUSING: [replaced('EVG-CAM', upTo(20_000))] },
  },
});
