/** The texts that a customer must have been shown before paying (domain 7). A changed text gets a new version; the hash is stored with the time. */
import { createHash } from 'node:crypto';
import { brand } from '@emsal/brand/brand';
import type { ShownDocument } from '../tables';

export interface ShownText {
  kind: ShownDocument['kind'];
  title: string;
  textVersion: string;
  paragraphs: readonly string[];
}

const distanceSale: ShownText = {
  kind: 'distanceSale',
  title: 'Mesafeli Satış Bilgilendirmesi',
  textVersion: '2026-11',
  paragraphs: [
    `Bu sözleşmeye ${brand.legalName} aracılık eder. Levha no: ${brand.registryNo}. Adres: ${brand.address}. Telefon: ${brand.phones.sales}. E-posta: ${brand.email}.`,
    'Sigorta sözleşmesi sizinle, seçtiğiniz teklifi veren sigorta şirketi arasında kurulur. Şirketin adı, ürün, teminatlar, süre ve vergiler dahil toplam tutar ödeme öncesinde ekranda ve poliçenizde yazar.',
    'Ödeme kartla, 3-D Secure doğrulamasıyla alınır. Kart bilgilerinizi yalnızca banka görür. Ödemeden sonra poliçe düzenlenemezse tutarın tamamı kartınıza iade edilir; bankanız iadeyi 1 hafta içinde yansıtır.',
    'Poliçe ve bilgilendirme belgeleri e-posta ile gönderilir. E-postadaki bağlantı 24 saat açıktır.',
    'Zorunlu trafik sigortasında cayma ve iptal, trafik mevzuatı ile genel şartlara tabidir: araç satıldığında ya da trafikten çekildiğinde sözleşme sona erer ve kalan günlerin primi iade edilir.',
    `Şikâyetleriniz için önce bize (${brand.email}), sonra sigorta şirketine, sonuç alamazsanız Sigorta Tahkim Komisyonuna başvurabilirsiniz.`,
  ],
};

const informationForm: ShownText = {
  kind: 'informationForm',
  title: 'Zorunlu Trafik Sigortası Bilgilendirme Formu',
  textVersion: '2026-11',
  paragraphs: [
    'Zorunlu trafik sigortası, aracınızın kullanımı sırasında üçüncü kişilere verdiğiniz maddi ve bedeni zararları poliçede yazan limitlere kadar karşılar. Kendi aracınızdaki hasarı karşılamaz.',
    'Teminat limitleri Türkiye genelinde aynıdır ve poliçenizde yazar. Limit değişirse yürürlükteki poliçeler yeni limitten yararlanır.',
    'Prim; hasarsızlık basamağı, ilin ve araç türünün azami primi ve şirketin indirimleriyle belirlenir. Süresinde yenilenmeyen poliçelere gecikme artışı uygulanır.',
    'Verdiğiniz bilgilerin doğru ve eksiksiz olması gerekir. Yanlış bilgi, sigortacının size rücu etmesine yol açabilir.',
    'Alkollü, ehliyetsiz ya da kasten verilen zararlarda şirket zarar görene öder, ödediğini sizden isteyebilir.',
    'Hasar anında aracı güvenli biçimde durdurun, kaza tespit tutanağı düzenleyin ve poliçenizde yazan şirkete bildirin.',
  ],
};

export const shownTexts: readonly ShownText[] = [informationForm, distanceSale];

/** SHA-256 over title and paragraphs, hex. */
export const textHash = ({ title, paragraphs }: ShownText): string =>
  createHash('sha256')
    .update([title, ...paragraphs].join('\n'))
    .digest('hex');

/** What was shown, with hashes; null unless every text was shown in its current version. */
export function shownWithHashes(shown: readonly { kind: string; textVersion: string }[]): ShownDocument[] | null {
  const isShown = ({ kind, textVersion }: ShownText): boolean =>
    shown.some((one) => one.kind === kind && one.textVersion === textVersion);
  return shownTexts.every(isShown)
    ? shownTexts.map((text) => ({ kind: text.kind, textVersion: text.textVersion, sha256: textHash(text) }))
    : null;
}

/** `kind` and `version` as they stand in a document's address. */
export const findText = (kind: string, textVersion: string): ShownText | undefined =>
  shownTexts.find((text) => text.kind === kind && text.textVersion === textVersion);
export const textUrl = ({ kind, textVersion }: ShownText): string => `/api/document/text/${kind}/${textVersion}`;
