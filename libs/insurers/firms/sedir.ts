/** Sedir Sigorta: fictional. submit-and-poll. */
import { upTo } from '@emsal/pricing/cover';
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { added } from '../underwriting/own-covers';

export const sedir = insurer({
  firmId: 97,
  name: 'Sedir Sigorta',
  priceFactor: 1.0,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'COMPLEMENTHEALTH', 'HEALTH'],
  maxInstalments: 9,
  latencyMs: 1800,
  dialect: submitAndPoll,
  behaviour: { covers: { HOME: [added({ key: 'KNT-GUNES', label: 'Güneş paneli', ...upTo(100_000) })] } },
});
