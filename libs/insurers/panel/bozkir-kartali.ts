/** Bozkır Kartalı Sigorta: fictional. JSON. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';

export const bozkirKartali = insurer({
  firmId: 12,
  name: 'Bozkır Kartalı Sigorta',
  priceFactor: 0.94,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 3,
  latencyMs: 350,
  dialect: json,
});
