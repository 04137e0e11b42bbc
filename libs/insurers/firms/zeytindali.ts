/** Zeytindalı Sigorta: fictional. JSON; PDF in several languages with a QR code. */
import { json } from '../dialects/json/json';
import { insurer } from '../insurer';
import { underWarrantyOnly } from '../underwriting/phone-rules';

export const zeytindali = insurer({
  firmId: 133,
  name: 'Zeytindalı Sigorta',
  priceFactor: 1.02,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'IMM', 'PET', 'PHONE'],
  hasMultilingualQrPdf: true,
  maxInstalments: 1,
  latencyMs: 350,
  dialect: json,
  behaviour: { underwritingRule: underWarrantyOnly },
});
