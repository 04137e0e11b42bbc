/** Galata Liman Sigorta: fictional. SOAP; takes no vehicle above six million lira online. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { noMotorcycles } from '../underwriting/accident-rules';
import { allOf } from '../underwriting/line-rules';
import { noTravellersOlderThan } from '../underwriting/travel-rules';
import { dropped } from '../underwriting/own-covers';
import { petsYoungerThan } from '../underwriting/pet-rules';
import { noVehiclesWorthMoreThan } from '../underwriting/vehicle-rules';

export const galataLiman = insurer({
  firmId: 42,
  name: 'Galata Liman Sigorta',
  priceFactor: 1.05,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'DASK', 'PET', 'TRAVEL', 'PERSONALACCIDENT'],
  maxInstalments: 6,
  latencyMs: 4200,
  dialect: soap,
  behaviour: {
    underwritingRule: allOf(
      noVehiclesWorthMoreThan(600_000_000),
      noMotorcycles,
      noTravellersOlderThan(70),
      petsYoungerThan(8),
    ),
    covers: { PET: [dropped('PET-SORUMLULUK')] },
  },
});
