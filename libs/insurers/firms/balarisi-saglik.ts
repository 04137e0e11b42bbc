/** Balarısı Sağlık Sigorta: fictional. SOAP; health, travel and personal accident only. */
import { extentOf } from '@emsal/pricing/cover';
import { soap } from '../dialects/soap/soap';
import { treatmentPercent } from '@emsal/tariffs/accident/accident-figures';
import { insurer } from '../insurer';
import { narrowNetworkOnly } from '../underwriting/health-rules';
import { addedOf, replaced } from '../underwriting/own-covers';

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
    underwritingRule: narrowNetworkOnly('NET144'),
    covers: {
      COMPLEMENTHEALTH: [replaced('TSS-DOGUM-BEKLEME', extentOf('months', 6))],
      PERSONALACCIDENT: [addedOf('FKZ-VEFAT', treatmentPercent.value, { key: 'FKZ-TEDAVI', label: 'Tedavi gideri' })],
    },
  },
});
