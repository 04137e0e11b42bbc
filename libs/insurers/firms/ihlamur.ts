/** Ihlamur Sigorta: fictional. SOAP. */
import { soap } from '../dialects/soap/soap';
import { insurer } from '../insurer';
import { extentOf } from '@emsal/pricing/cover';
import { added, dropped, replaced } from '../underwriting/own-covers';

export const ihlamur = insurer({
  firmId: 52,
  name: 'Ihlamur Sigorta',
  priceFactor: 0.93,
  coverageScore: 8.8,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'SHORTTRAFFIC', 'GREENCARD', 'DASK', 'PHONE'],
  maxInstalments: 3,
  latencyMs: 900,
  dialect: soap,
  behaviour: {
    covers: {
      HOME: [dropped('KNT-DEPREM-PAY')],
      PHONE: [
        replaced('TEL-MUAFIYET', extentOf('percent', 20)),
        added({ key: 'TEL-KURYE', label: 'Servise kurye', ...extentOf('timesPerYear', 2) }),
      ],
    },
  },
});
