/** Marmara Yıldız Sigorta: fictional. SOAP, slow to answer, PDF in several languages with a QR code. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { extentOf } from '@emsal/pricing/cover';
import { homesTo } from '../quirks/home-rules';
import { allOf, onLine } from '../quirks/line-rules';
import { replaced } from '../quirks/own-covers';
import { noRefurbished } from '../quirks/phone-rules';

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
  quirks: {
    underwritingRule: allOf(onLine('HOME', homesTo(400)), noRefurbished),
    covers: { PHONE: [replaced('TEL-EKRAN', extentOf('timesPerYear', 1))] },
  },
});
