/** Orkide Sigorta: fictional. submit-and-poll; takes no midibuses or buses. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { noGroundFloors } from '../quirks/home-rules';
import { allOf, onLine } from '../quirks/line-rules';
import { dropped } from '../quirks/own-covers';
import { telephonesTo, widePackageOnly } from '../quirks/phone-rules';
import { vehicleClasses } from '../quirks/underwriting-rules';

export const orkide = insurer({
  firmId: 81,
  name: 'Orkide Sigorta',
  priceFactor: 1.07,
  coverageScore: 6.0,
  lines: [
    'AUTO',
    'TRAFFIC',
    'HOME',
    'HOUSING',
    'SHORTTRAFFIC',
    'DASK',
    'PHONE',
    'PERSONALACCIDENT',
    'USEDVEHICLETRAFFIC',
  ],
  maxInstalments: 3,
  latencyMs: 4200,
  dialect: submitAndPoll,
  quirks: {
    underwritingRule: allOf(
      vehicleClasses('midibus', 'bus'),
      onLine('HOUSING', noGroundFloors),
      telephonesTo(24),
      widePackageOnly,
    ),
    covers: { PHONE: [dropped('TEL-HIRSIZLIK')] },
  },
});
