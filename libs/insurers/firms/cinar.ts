/** Çınar Sigorta: fictional. submit-and-poll. */
import { extentOf } from '@emsal/pricing/cover';
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { noMaternity } from '../underwriting/health-rules';
import { allOf } from '../underwriting/line-rules';
import { added, replaced } from '../underwriting/own-covers';
import { catsOnly } from '../underwriting/pet-rules';

export const cinar = insurer({
  firmId: 21,
  name: 'Çınar Sigorta',
  priceFactor: 0.97,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'PET', 'COMPLEMENTHEALTH', 'ELECTRICVEHICLE'],
  maxInstalments: 1,
  latencyMs: 1800,
  dialect: submitAndPoll,
  behaviour: {
    underwritingRule: allOf(noMaternity, catsOnly),
    covers: {
      PET: [replaced('PET-PAY', extentOf('percent', 10))],
      HOME: [added({ key: 'KNT-HIRSIZLIK-MUAFIYET', label: 'Hırsızlık muafiyeti', ...extentOf('percent', 10) })],
    },
  },
});
