/** Hisar Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { noSummerHomes, onLine } from '../quirks/home-rules';

export const hisar = insurer({
  firmId: 47,
  name: 'Hisar Sigorta',
  priceFactor: 0.99,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'ELECTRICVEHICLE'],
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  quirks: { underwritingRule: onLine('HOME', noSummerHomes) },
});
