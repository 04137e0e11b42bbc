/** Fıstıkçam Sigorta: fictional. SOAP; PDF in several languages with a QR code. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';

export const fistikcam = insurer({
  firmId: 160,
  name: 'Fıstıkçam Sigorta',
  priceFactor: 1.09,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'GREENCARD', 'DASK', 'ELECTRICVEHICLE'],
  hasMultilingualQrPdf: true,
  maxInstalments: 9,
  latencyMs: 900,
  dialect: soap,
});
