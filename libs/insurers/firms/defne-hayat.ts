/** Defne Hayat ve Sağlık: fictional. submit-and-poll; health, travel and personal accident only. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { nobodyOver } from '../underwriting/accident-rules';
import { bodyMassIndexTo } from '../underwriting/health-rules';
import { allOf } from '../underwriting/line-rules';

export const defneHayat = insurer({
  firmId: 151,
  name: 'Defne Hayat ve Sağlık',
  priceFactor: 1.0,
  coverageScore: 7.4,
  lines: ['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'PERSONALACCIDENT'],
  maxInstalments: 9,
  latencyMs: 4200,
  dialect: submitAndPoll,
  behaviour: { underwritingRule: allOf(nobodyOver(60), bodyMassIndexTo(32)) },
});
