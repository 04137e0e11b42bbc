/** Toros Sigorta: fictional. JSON; now and then it never answers. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';

export const toros = insurer({
  firmId: 109,
  name: 'Toros Sigorta',
  priceFactor: 0.9,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'IMM', 'ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  behaviour: { hangingShare: 0.03 },
});
