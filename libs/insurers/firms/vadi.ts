/** Vadi Sigorta: fictional. submit-and-poll; PDF in several languages with a QR code. */
import { extentOf } from '@emsal/pricing/cover';
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { outpatientOnly } from '../underwriting/health-rules';
import { allOf } from '../underwriting/line-rules';
import { added, replaced } from '../underwriting/own-covers';
import { firstOwnersOnly } from '../underwriting/phone-rules';

export const vadi = insurer({
  firmId: 120,
  name: 'Vadi Sigorta',
  priceFactor: 1.06,
  coverageScore: 7.4,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'IMM', 'PET', 'PHONE', 'TRAVEL', 'COMPLEMENTHEALTH'],
  hasMultilingualQrPdf: true,
  maxInstalments: 3,
  latencyMs: 1800,
  dialect: submitAndPoll,
  behaviour: {
    underwritingRule: allOf(firstOwnersOnly, outpatientOnly('unlimited', 'Ayakta tedavi yalnızca sınırsız satılıyor.')),
    covers: {
      PET: [added({ key: 'PET-VETERINER', label: 'Veteriner seçimi', value: 'Serbest' })],
      TRAVEL: [replaced('SYH-BELGE', extentOf('languages', 6))],
    },
  },
});
