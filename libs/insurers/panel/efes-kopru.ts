/** Efes Köprü Sigorta: fictional. JSON; takes no buses or trucks. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { vehicleClasses } from '../quirks/underwriting-rules';

export const efesKopru = insurer({
  firmId: 34,
  name: 'Efes Köprü Sigorta',
  priceFactor: 0.91,
  coverageScore: 6.0,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'],
  maxInstalments: 9,
  latencyMs: 900,
  dialect: json,
  quirks: { underwritingRule: vehicleClasses('bus', 'truck') },
});
