import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatMoney } from '@emsal/platform/formats/money';
import type { MailText } from '../../mail-layout/mail-layout';

export interface PriceNotice {
  line: Pick<LineFacts, 'shortName'>;
  price: number;
  goal: number | null;
  siteUrl: string;
}

const offersUrl = ({ siteUrl }: PriceNotice): string => `${siteUrl}/uyelik/tekliflerim`;

const sentence = ({ line, price, goal }: PriceNotice): string =>
  goal === null
    ? `${line.shortName} için en düşük fiyat değişti: ${formatMoney(price)}.`
    : `${line.shortName} için en düşük fiyat ${formatMoney(price)} oldu; beklediğiniz ${formatMoney(goal)} ya da altı.`;

export const priceSms = (notice: PriceNotice): string =>
  `${brand.name}: ${sentence(notice)} Teklifler: ${offersUrl(notice)} Bu iletileri oradaki fiyat takibinden kapatabilirsiniz.`;

export const priceMail = (notice: PriceNotice): MailText => ({
  subject: `Takip ettiğiniz fiyat: ${formatMoney(notice.price)}`,
  paragraphs: [sentence(notice), 'Takibi hesabınızdaki Tekliflerim sayfasından durdurabilir ya da silebilirsiniz.'],
  link: { label: 'Tekliflere bakın', url: offersUrl(notice) },
});
