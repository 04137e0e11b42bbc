/** Kale Burcu Sigorta: fictional. SOAP; its driver discount takes 25% of a claim back (funnel 9). */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { noHeavyWork, noSumsAbove } from '../underwriting/accident-rules';
import { allOf } from '../underwriting/line-rules';

export const kaleBurcu = insurer({
  firmId: 61,
  name: 'Kale Burcu Sigorta',
  priceFactor: 1.01,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'DASK', 'PERSONALACCIDENT', 'ELECTRICVEHICLE'],
  driverDiscount: { percent: 15, claimDeductiblePercent: 25 },
  maxInstalments: 6,
  latencyMs: 4200,
  dialect: soap,
  behaviour: { underwritingRule: allOf(noHeavyWork, noSumsAbove(1_000_000)) },
});
