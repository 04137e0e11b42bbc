/** Rüzgârgülü Sigorta: fictional. submit-and-poll; takes no vehicle older than ten years. */
import { extentOf } from '@emsal/pricing/cover';
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { allOf } from '../underwriting/line-rules';
import { replaced } from '../underwriting/own-covers';
import { noHeavyBreeds } from '../underwriting/pet-rules';
import { noVehiclesOlderThanTen } from '../underwriting/vehicle-rules';

export const ruzgargulu = insurer({
  firmId: 92,
  name: 'Rüzgârgülü Sigorta',
  priceFactor: 1.03,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'PET', 'ELECTRICVEHICLE'],
  maxInstalments: 1,
  latencyMs: 900,
  dialect: submitAndPoll,
  behaviour: {
    underwritingRule: allOf(noVehiclesOlderThanTen, noHeavyBreeds),
    covers: { PET: [replaced('PET-BEKLEME', extentOf('days', 30))] },
  },
});
