/** Hisar Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { noSummerHomes } from '../quirks/home-rules';
import { allOf, onLine } from '../quirks/line-rules';
import { valuesTo } from '../quirks/phone-rules';

export const hisar = insurer({
  firmId: 47,
  name: 'Hisar Sigorta',
  priceFactor: 0.99,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'PHONE', 'ELECTRICVEHICLE'],
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  quirks: { underwritingRule: allOf(onLine('HOME', noSummerHomes), valuesTo(80_000)) },
});
