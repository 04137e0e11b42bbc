/** Marmara Yıldız Sigorta: fictional. SOAP, slow to answer, PDF in several languages with a QR code. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { extentOf } from '@emsal/pricing/cover';
import { noSumsAbove } from '../underwriting/accident-rules';
import { noHomesLargerThan } from '../underwriting/home-rules';
import { allOf, onLine } from '../underwriting/line-rules';
import { replaced } from '../underwriting/own-covers';
import { noRefurbished } from '../underwriting/phone-rules';

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
  behaviour: {
    underwritingRule: allOf(onLine('HOME', noHomesLargerThan(400)), noRefurbished, noSumsAbove(1_000_000)),
    covers: { PHONE: [replaced('TEL-EKRAN', extentOf('timesPerYear', 1))] },
  },
});
