/** Lale Devri Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { notInProvince } from '../underwriting/pet-rules';

export const laleDevri = insurer({
  firmId: 66,
  name: 'Lale Devri Sigorta',
  priceFactor: 0.96,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'PET'],
  maxInstalments: 6,
  latencyMs: 350,
  dialect: json,
  behaviour: { underwritingRule: notInProvince('34', 'İstanbul') },
});
