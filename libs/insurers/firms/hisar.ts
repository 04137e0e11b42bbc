/** Hisar Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { noSummerHomes } from '../underwriting/home-rules';
import { allOf, onLine } from '../underwriting/line-rules';
import { noTelephonesWorthMoreThan } from '../underwriting/phone-rules';

export const hisar = insurer({
  firmId: 47,
  name: 'Hisar Sigorta',
  priceFactor: 0.99,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'PHONE', 'COMPLEMENTHEALTH', 'ELECTRICVEHICLE'],
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  behaviour: { underwritingRule: allOf(onLine('HOME', noSummerHomes), noTelephonesWorthMoreThan(80_000)) },
});
