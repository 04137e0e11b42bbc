import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { noGroundFloors } from '../underwriting/home-rules';
import { allOf, onLine } from '../underwriting/line-rules';
import { addedOf, dropped } from '../underwriting/own-covers';
import { dailyBenefitPercent } from '@emsal/tariffs/accident/accident-figures';
import { noTelephonesOlderThan, widePackageOnly } from '../underwriting/phone-rules';
import { noVehicleClasses } from '../underwriting/vehicle-rules';

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
  behaviour: {
    underwritingRule: allOf(
      noVehicleClasses('midibus', 'bus'),
      onLine('HOUSING', noGroundFloors),
      noTelephonesOlderThan(24),
      widePackageOnly,
    ),
    covers: {
      PHONE: [dropped('TEL-HIRSIZLIK')],
      PERSONALACCIDENT: [
        addedOf('FKZ-VEFAT', dailyBenefitPercent.value, { key: 'FKZ-GUNDELIK', label: 'Gündelik tazminat' }),
      ],
    },
  },
});
