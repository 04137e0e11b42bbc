/** Marmara Yıldız Sigorta: fictional. SOAP, slow to answer, PDF in several languages with a QR code. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { homesTo, onLine } from '../quirks/home-rules';

export const marmaraYildiz = insurer({
  firmId: 26,
  name: 'Marmara Yıldız Sigorta',
  priceFactor: 1.08,
  coverageScore: 8.1,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'DASK', 'PHONE', 'PERSONALACCIDENT'],
  hasMultilingualQrPdf: true,
  maxInstalments: 3,
  latencyMs: 4200,
  dialect: soap,
  quirks: { underwritingRule: onLine('HOME', homesTo(400)) },
});
