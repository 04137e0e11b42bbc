/** Toros Sigorta: fictional. JSON; now and then it never answers. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { narrowNetworkOnly } from '../underwriting/health-rules';

export const toros = insurer({
  firmId: 109,
  name: 'Toros Sigorta',
  priceFactor: 0.9,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'IMM', 'COMPLEMENTHEALTH', 'ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  behaviour: { hangingShare: 0.03, underwritingRule: narrowNetworkOnly('NET109') },
});
