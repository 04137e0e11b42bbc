/** Pamukkale Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';

export const pamukkale = insurer({
  firmId: 86,
  name: 'Pamukkale Sigorta',
  priceFactor: 0.95,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'TRAVEL'],
  maxInstalments: 6,
  latencyMs: 350,
  dialect: json,
});
