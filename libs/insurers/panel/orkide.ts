/** Orkide Sigorta: fictional. submit-and-poll; takes no midibuses or buses. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { allOf, noGroundFloors, onLine } from '../quirks/home-rules';
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
  quirks: { underwritingRule: allOf(vehicleClasses('midibus', 'bus'), onLine('HOUSING', noGroundFloors)) },
});
