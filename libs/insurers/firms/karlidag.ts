/** Karlıdağ Sigorta: fictional. JSON; its driver discount asks age over 30 and three years of licence (funnel 9). */
import { extentOf } from '@emsal/pricing/cover';
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { added } from '../underwriting/own-covers';

export const karlidag = insurer({
  firmId: 31,
  name: 'Karlıdağ Sigorta',
  priceFactor: 1.0,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'TRAVEL', 'HEALTH'],
  driverDiscount: { percent: 20, minAge: 30, minLicenceYears: 3 },
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  behaviour: {
    covers: {
      HOME: [added({ key: 'KNT-YENI-ESKI', label: 'Eskisinin yerine yenisi', ...extentOf('marketValue') })],
      TRAVEL: [added({ key: 'SYH-KAYAK', label: 'Kayak kazaları', ...extentOf('euro', 30_000) })],
    },
  },
});
