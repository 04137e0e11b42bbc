/** The dealer's certificate, which only SHORTTRAFFIC asks for (spec funnel 5). */
import type { Dictionary } from '@emsal/lines/kit/field';
import { fact } from '@emsal/lines/kit/personal-fields';
import { ownerDependents } from '../vehicle-clears';
import { own } from '../vehicle-grammar';

export const certificateFields = {
  authorityCertificate: {
    kind: 'upload',
    label: 'İkinci el araç ticareti yetki belgesi',
    hint: 'Belgenin okunaklı bir fotoğrafı',
    missing: 'Yetki belgenizin fotoğrafını yükleyin',
    accepts: 'image',
    reason: {
      title: 'Bu belge neden gerekli?',
      text: '60 günlük trafik poliçesi yalnızca ikinci el araç ticareti yetki belgesi olan işletmelere düzenlenir.',
    },
  },
  authorityCertificateName: fact,
} as const satisfies Dictionary;

export const certificate = own(certificateFields, () => ({
  // A certificate is one dealer's.
  clears: {
    licenseShortTrafficTcOrTaxNo: [...ownerDependents, 'authorityCertificate', 'authorityCertificateName'],
  },
  names: { authorityCertificate: 'authorityCertificateName' },
}));
