/** Pamukkale Sigorta: fictional. JSON. */
import { extentOf } from '@emsal/pricing/cover';
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { replaced } from '../underwriting/own-covers';

export const pamukkale = insurer({
  firmId: 86,
  name: 'Pamukkale Sigorta',
  priceFactor: 0.95,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'IMM', 'TRAVEL', 'HEALTH'],
  maxInstalments: 6,
  latencyMs: 350,
  dialect: json,
  behaviour: { covers: { HOUSING: [replaced('EVG-ASISTANS', extentOf('unlimited'))] } },
});
