/** Texts of the quote's PDF; those of covers and price parts are in `quote-translations.ts`, of assumptions in `assumptions.texts.ts`. */
import type { QuoteLanguage } from '../assumptions/quote-language';

export interface QuotePdfTexts {
  title: string;
  offerNo: string;
  insurer: string;
  product: string;
  insured: string;
  chassisNo: string;
  startDate: string;
  validUntil: string;
  offer: string;
  cover: string;
  assumptions: string;
  price: string;
  base: string;
  instalmentCost: string;
  total: string;
  scan: string;
  note: string;
}

export const quotePdfTexts: Readonly<Record<QuoteLanguage, QuotePdfTexts>> = {
  tr: {
    title: 'Sigorta teklifi',
    offerNo: 'Teklif no',
    insurer: 'Sigorta şirketi',
    product: 'Ürün',
    insured: 'Sigortalı',
    chassisNo: 'Şasi no',
    startDate: 'Başlangıç',
    validUntil: 'Geçerlilik sonu',
    offer: 'Teklif',
    cover: 'Teminatlar',
    assumptions: 'Fiyatın dayandığı bilgiler',
    price: 'Prim',
    base: 'Temel prim',
    instalmentCost: 'Taksit farkı',
    total: 'Ödenecek tutar',
    scan: 'Teklifi açmak için okutun',
    note: 'Bu belge tekliftir, poliçe değildir. Fiyat, yazılı bilgiler doğru kaldıkça geçerlilik sonuna kadar değişmez.',
  },
  en: {
    title: 'Insurance quote',
    offerNo: 'Quote no.',
    insurer: 'Insurer',
    product: 'Product',
    insured: 'Insured',
    chassisNo: 'Chassis no.',
    startDate: 'Starts on',
    validUntil: 'Valid until',
    offer: 'Quote',
    cover: 'Cover',
    assumptions: 'What the price rests on',
    price: 'Premium',
    base: 'Base premium',
    instalmentCost: 'Instalment cost',
    total: 'Total',
    scan: 'Scan to open the quote',
    note: 'This is a quote, not a policy. The price holds until the date above as long as the facts stated are right. Translated for your convenience: the Turkish quote holds, and what is the insurer’s own stays in its words.',
  },
  de: {
    title: 'Versicherungsangebot',
    offerNo: 'Angebotsnr.',
    insurer: 'Versicherer',
    product: 'Produkt',
    insured: 'Versicherte Person',
    chassisNo: 'Fahrgestellnr.',
    startDate: 'Beginn',
    validUntil: 'Gültig bis',
    offer: 'Angebot',
    cover: 'Deckungen',
    assumptions: 'Worauf der Preis beruht',
    price: 'Prämie',
    base: 'Grundprämie',
    instalmentCost: 'Ratenzuschlag',
    total: 'Summe',
    scan: 'Zum Öffnen scannen',
    note: 'Dies ist ein Angebot, kein Versicherungsschein. Der Preis gilt bis zum genannten Tag, solange die Angaben zutreffen. Die Übersetzung dient dem Verständnis: Es gilt das türkische Angebot, und Eigenes des Versicherers bleibt in seinen Worten.',
  },
};
