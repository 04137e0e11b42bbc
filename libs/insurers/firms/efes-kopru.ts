/** Efes Köprü Sigorta: fictional. JSON; takes no buses or trucks. */
import { extentOf } from '@emsal/pricing/cover';
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { replaced } from '../underwriting/own-covers';
import { noBuildingsTo1975 } from '../underwriting/home-rules';
import { allOf, onLine } from '../underwriting/line-rules';
import { noVehicleClasses } from '../underwriting/vehicle-rules';

export const efesKopru = insurer({
  firmId: 34,
  name: 'Efes Köprü Sigorta',
  priceFactor: 0.91,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'GREENCARD', 'DASK', 'ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 9,
  latencyMs: 900,
  dialect: json,
  behaviour: {
    covers: { HOUSING: [replaced('EVG-ASISTANS', extentOf('timesPerYear', 1))] },
    underwritingRule: allOf(noVehicleClasses('bus', 'truck'), onLine('HOME', noBuildingsTo1975)),
  },
});
