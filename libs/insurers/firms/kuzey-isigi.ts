/** Kuzey Işığı Sigorta: fictional. submit-and-poll; takes no taxis. */
import { extentOf } from '@emsal/pricing/cover';
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { entryToAge, narrowNetworkOnly } from '../underwriting/health-rules';
import { nobodyUnder21 } from '../underwriting/home-rules';
import { allOf, onLine } from '../underwriting/line-rules';
import { added } from '../underwriting/own-covers';
import { noVehicleClasses } from '../underwriting/vehicle-rules';

export const kuzeyIsigi = insurer({
  firmId: 55,
  name: 'Kuzey Işığı Sigorta',
  priceFactor: 1.1,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'IMM', 'TRAVEL', 'COMPLEMENTHEALTH', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 9,
  latencyMs: 1800,
  dialect: submitAndPoll,
  behaviour: {
    underwritingRule: allOf(
      noVehicleClasses('taxi'),
      onLine('HOUSING', nobodyUnder21),
      narrowNetworkOnly('NET055'),
      entryToAge(60),
    ),
    covers: { TRAVEL: [added({ key: 'SYH-MUAFIYET', label: 'Muafiyet', ...extentOf('euro', 100) })] },
  },
});
