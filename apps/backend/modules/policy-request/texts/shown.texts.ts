/** The texts that a customer must have been shown before paying, per line (domain 7). A version names its words: a changed text is another version by itself. */
import { createHash } from 'node:crypto';
import { brand } from '@emsal/brand/brand';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { ShownDocument } from './tables';
import { informationForms } from './information-forms';
import { termsOf } from './terms';

export interface ShownText {
  line: LineId;
  kind: ShownDocument['kind'];
  title: string;
  /** Month of the wording and a digest of it: `2026-11-1a2b3c4d`. */
  textVersion: string;
  paragraphs: readonly string[];
}

const edition = '2026-11';

const distanceSale = (line: LineId): readonly string[] => [
  `Bu sözleşmeye ${brand.legalName} aracılık eder. Levha no: ${brand.registryNo}. Adres: ${brand.address}. Telefon: ${brand.phones.sales}. E-posta: ${brand.email}.`,
  'Sigorta sözleşmesi sizinle, seçtiğiniz teklifi veren sigorta şirketi arasında kurulur. Şirketin adı, ürün, teminatlar, süre ve vergiler dahil toplam tutar ödeme öncesinde ekranda ve poliçenizde yazar.',
  'Ödeme kartla, 3-D Secure doğrulamasıyla alınır. Kart bilgilerinizi yalnızca banka görür. Ödemeden sonra poliçe düzenlenemezse tutarın tamamı kartınıza iade edilir; bankanız iadeyi 1 hafta içinde yansıtır.',
  'Poliçe ve bilgilendirme belgeleri e-posta ile gönderilir. E-postadaki bağlantı 24 saat açıktır.',
  ...termsOf(line).map(({ title, text }) => `${title}: ${text}`),
  `Şikâyetleriniz için önce bize (${brand.email}), sonra sigorta şirketine, sonuç alamazsanız Sigorta Tahkim Komisyonuna başvurabilirsiniz.`,
];

const textOf = (text: Omit<ShownText, 'textVersion'>): ShownText => ({
  ...text,
  textVersion: `${edition}-${createHash('sha256')
    .update([text.title, ...text.paragraphs].join('\n'))
    .digest('hex')
    .slice(0, 8)}`,
});

const made = new Map<LineId, readonly ShownText[]>();

export function shownTexts(line: LineId): readonly ShownText[] {
  const texts = made.get(line) ?? [
    textOf({
      line,
      kind: 'informationForm',
      title: `${lineFacts[line].name} Bilgilendirme Formu`,
      paragraphs: informationForms[line],
    }),
    textOf({
      line,
      kind: 'distanceSale',
      title: 'Mesafeli Satış Bilgilendirmesi',
      paragraphs: distanceSale(line),
    }),
  ];
  made.set(line, texts);
  return texts;
}

export const textUrl = ({ line, kind, textVersion }: Pick<ShownText, 'line' | 'kind' | 'textVersion'>): string =>
  `/api/document/text/${line}/${kind}/${textVersion}`;
