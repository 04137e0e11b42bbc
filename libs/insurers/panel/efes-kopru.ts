/** Efes Köprü Sigorta: fictional. JSON; takes no buses or trucks. */
import { extentOf } from '@emsal/pricing/cover';
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { replaced } from '../quirks/own-covers';
import { noBuildingsTo1975 } from '../quirks/home-rules';
import { allOf, onLine } from '../quirks/line-rules';
import { vehicleClasses } from '../quirks/underwriting-rules';

export const efesKopru = insurer({
  firmId: 34,
  name: 'Efes Köprü Sigorta',
  priceFactor: 0.91,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'GREENCARD', 'DASK', 'ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 9,
  latencyMs: 900,
  dialect: json,
  quirks: {
    covers: { HOUSING: [replaced('EVG-ASISTANS', extentOf('timesPerYear', 1))] },
    underwritingRule: allOf(vehicleClasses('bus', 'truck'), onLine('HOME', noBuildingsTo1975)),
  },
});
