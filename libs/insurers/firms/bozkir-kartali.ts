/** Bozkır Kartalı Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { noGroundFloors, ownersOnly } from '../underwriting/home-rules';
import { allOf, onLine } from '../underwriting/line-rules';

export const bozkirKartali = insurer({
  firmId: 12,
  name: 'Bozkır Kartalı Sigorta',
  priceFactor: 0.94,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'SHORTTRAFFIC', 'IMM', 'PET', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 3,
  latencyMs: 350,
  dialect: json,
  behaviour: { underwritingRule: allOf(onLine('HOME', noGroundFloors), onLine('HOUSING', ownersOnly)) },
});
