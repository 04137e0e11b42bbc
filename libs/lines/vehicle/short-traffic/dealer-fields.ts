/**
 * The fields that only SHORTTRAFFIC has: the dealer's number under its own name (spec funnel 3.5), and the certificate (5). Calls and
 * checks read the family's `shortLicenseOwnerTcOrTaxNo`, which is derived from the number (F217).
 */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { fact, identityOrTax } from '@emsal/lines/kit/person/personal-fields';

export const dealerFields = {
  licenseShortTrafficTcOrTaxNo: identityOrTax,
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
