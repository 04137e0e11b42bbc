/** Mavi Ufuk Sigorta: fictional. SOAP; takes no vehicle above eight million lira online. */
import { extentOf } from '@emsal/pricing/cover';
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { replaced } from '../underwriting/own-covers';
import { noVehiclesWorthMoreThan } from '../underwriting/vehicle-rules';

export const maviUfuk = insurer({
  firmId: 70,
  name: 'Mavi Ufuk Sigorta',
  priceFactor: 1.04,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'TRAVEL', 'HEALTH'],
  maxInstalments: 1,
  latencyMs: 900,
  dialect: soap,
  behaviour: {
    covers: { HOME: [replaced('KNT-SEL-MUAFIYET', extentOf('percent', 5))] },
    underwritingRule: noVehiclesWorthMoreThan(800_000_000),
  },
});
