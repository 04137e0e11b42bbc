import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatMoney } from '@emsal/platform/formats/money';
import type { MailText } from '../../mail-layout/mail-layout';

export interface ToldPrice {
  line: Pick<LineFacts, 'shortName'>;
  price: number;
  goal: number | null;
  siteUrl: string;
}

const offersUrl = ({ siteUrl }: ToldPrice): string => `${siteUrl}/uyelik/tekliflerim`;

const sentence = ({ line, price, goal }: ToldPrice): string =>
  goal === null
    ? `${line.shortName} için en düşük fiyat değişti: ${formatMoney(price)}.`
    : `${line.shortName} için en düşük fiyat ${formatMoney(price)} oldu; beklediğiniz ${formatMoney(goal)} ya da altı.`;

export const priceSms = (told: ToldPrice): string =>
  `${brand.name}: ${sentence(told)} Teklifler: ${offersUrl(told)} Bu iletileri oradaki fiyat takibinden kapatabilirsiniz.`;

export const priceMail = (told: ToldPrice): MailText => ({
  subject: `Takip ettiğiniz fiyat: ${formatMoney(told.price)}`,
  paragraphs: [sentence(told), 'Takibi hesabınızdaki Tekliflerim sayfasından durdurabilir ya da silebilirsiniz.'],
  link: { label: 'Tekliflere bakın', url: offersUrl(told) },
});
