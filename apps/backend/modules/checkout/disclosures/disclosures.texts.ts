/** Texts that must be disclosed before payment, per line (domain 7). The version contains a digest: a changed text gets another version. */
import { documentUrl } from '@emsal/api/document-routes';
import { createHash } from 'node:crypto';
import { toCardWithin } from '@emsal/api/outcomes/refund-times';
import { brand } from '@emsal/brand/brand';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { ShownDocument } from './tables';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { termsOf } from './terms';
import { mailLinkHours } from '../../document/mail-link-hours';

export interface Disclosure {
  line: LineId;
  kind: ShownDocument['kind'];
  title: string;
  /** Month of the wording and a digest of it: `2026-11-1a2b3c4d`. */
  textVersion: string;
  paragraphs: readonly string[];
}

const edition = '2026-11';

const distanceSale = (line: LineId): readonly string[] => [
  `Bu sözleşmeye ${brand.legalName} aracılık eder.${brand.registryNo ? ` Levha no: ${brand.registryNo}.` : ''} Adres: ${brand.address}. Telefon: ${brand.phones.sales}. E-posta: ${brand.email}.`,
  'Sigorta sözleşmesi sizinle, seçtiğiniz teklifi veren sigorta şirketi arasında kurulur. Şirketin adı, ürün, teminatlar, süre ve vergiler dahil toplam tutar ödeme öncesinde ekranda ve poliçenizde yazar.',
  `Ödeme kartla, 3-D Secure doğrulamasıyla alınır. Kart bilgilerinizi yalnızca banka görür. Ödemeden sonra poliçe düzenlenemezse tutarın tamamı kartınıza iade edilir; bankanız iadeyi ${toCardWithin} yansıtır.`,
  `Poliçe ve bilgilendirme belgeleri e-posta ile gönderilir. E-postadaki bağlantı ${mailLinkHours} saat açıktır.`,
  ...termsOf(line).map(({ title, text }) => `${title}: ${text}`),
  `Şikâyetleriniz için önce bize (${brand.email}), sonra sigorta şirketine, sonuç alamazsanız Sigorta Tahkim Komisyonuna başvurabilirsiniz.`,
];

const versioned = (text: Omit<Disclosure, 'textVersion'>): Disclosure => ({
  ...text,
  textVersion: `${edition}-${createHash('sha256')
    .update([text.title, ...text.paragraphs].join('\n'))
    .digest('hex')
    .slice(0, 8)}`,
});

const disclosuresByLine = new Map<LineId, readonly Disclosure[]>();

export function disclosuresOf(line: LineId): readonly Disclosure[] {
  const texts = disclosuresByLine.get(line) ?? [
    versioned({
      line,
      kind: 'informationForm',
      title: `${lineFacts[line].name} Bilgilendirme Formu`,
      paragraphs: wordingOf(line).informationForm,
    }),
    versioned({
      line,
      kind: 'distanceSale',
      title: 'Mesafeli Satış Bilgilendirmesi',
      paragraphs: distanceSale(line),
    }),
  ];
  disclosuresByLine.set(line, texts);
  return texts;
}

export const disclosureUrl = ({ line, kind, textVersion }: Pick<Disclosure, 'line' | 'kind' | 'textVersion'>): string =>
  documentUrl('shownText', { line, kind, textVersion });
