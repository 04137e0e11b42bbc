/** Mavi Ufuk Sigorta: fictional. SOAP; takes no vehicle above eight million lira online. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { vehiclesWorthMoreThan } from '../quirks/underwriting-rules';

export const maviUfuk = insurer({
  firmId: 70,
  name: 'Mavi Ufuk Sigorta',
  priceFactor: 1.04,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'TRAVEL'],
  maxInstalments: 1,
  latencyMs: 900,
  dialect: soap,
  quirks: { underwritingRule: vehiclesWorthMoreThan(800_000_000) },
});
