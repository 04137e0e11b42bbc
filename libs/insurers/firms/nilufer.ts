/** Nilüfer Sigorta: fictional. submit-and-poll; its child discount runs to the age of ten (funnel 3.10). */
import { extentOf } from '@emsal/pricing/cover';
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { added } from '../underwriting/own-covers';

export const nilufer = insurer({
  firmId: 75,
  name: 'Nilüfer Sigorta',
  priceFactor: 0.98,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'COMPLEMENTHEALTH', 'ELECTRICVEHICLE'],
  childDiscountAges: '0-10',
  maxInstalments: 3,
  latencyMs: 1800,
  dialect: submitAndPoll,
  behaviour: {
    covers: {
      COMPLEMENTHEALTH: [added({ key: 'TSS-YENIDOGAN', label: 'Yenidoğan', ...extentOf('fromDay', 15) })],
    },
  },
});
