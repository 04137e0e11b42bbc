/** Yakamoz Sigorta: fictional. submit-and-poll; takes no motorcycles or tractors. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { addedOf } from '../underwriting/own-covers';
import { noVehicleClasses } from '../underwriting/vehicle-rules';

export const yakamoz = insurer({
  firmId: 127,
  name: 'Yakamoz Sigorta',
  priceFactor: 0.99,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'DASK', 'PERSONALACCIDENT', 'ELECTRICVEHICLE'],
  maxInstalments: 3,
  latencyMs: 4200,
  dialect: submitAndPoll,
  behaviour: {
    underwritingRule: noVehicleClasses('motorcycle', 'tractor'),
    covers: { PERSONALACCIDENT: [addedOf('FKZ-VEFAT', 100, { key: 'FKZ-SPOR', label: 'Amatör spor' })] },
  },
});
