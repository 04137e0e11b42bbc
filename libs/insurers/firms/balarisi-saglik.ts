/** Balarısı Sağlık Sigorta: fictional. SOAP; health, travel and personal accident only. */
import { soap } from '../dialects/soap/soap';
import { treatmentPercent } from '@emsal/tariffs/accident/accident-figures';
import { insurer } from '../insurer';
import { addedOf } from '../underwriting/own-covers';

export const balarisiSaglik = insurer({
  firmId: 144,
  name: 'Balarısı Sağlık Sigorta',
  priceFactor: 0.97,
  coverageScore: 6.7,
  lines: ['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'PERSONALACCIDENT'],
  maxInstalments: 6,
  latencyMs: 1800,
  dialect: soap,
  behaviour: {
    covers: {
      PERSONALACCIDENT: [addedOf('FKZ-VEFAT', treatmentPercent.value, { key: 'FKZ-TEDAVI', label: 'Tedavi gideri' })],
    },
  },
});
