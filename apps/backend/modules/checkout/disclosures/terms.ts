/** Terms shown beside the price and on the completed page: right of withdrawal, discounts, refunds (funnel 9; domain 7). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { discountDays, takeBackDays } from '../../policy/refund/discount-rules';
import type { CancellationRule } from '@emsal/lines/kit/wording/cancellation';
import { wordingOf } from '@emsal/lines/server/server-lines';

export interface Term {
  title: string;
  text: string;
}

const weeks = discountDays / 7;
const discounts: Term = {
  title: 'İndirimler',
  text: `İndirim tutarı, poliçeniz düzenlendikten sonra ${weeks} hafta içinde ödeme yaptığınız karta iade edilir. Poliçeyi ${takeBackDays} gün içinde iptal ederseniz indirim, iade edilecek primden düşülür.`,
};
const withdrawal = (days: number): Term => ({
  title: 'Cayma hakkı',
  text: `Poliçeyi ${days} gün içinde gerekçe göstermeden ve bedel ödemeden bırakabilirsiniz. Teminat sona erer, ödediğiniz prim kartınıza iade edilir.`,
});
const noWithdrawal = (refund: string): Term => ({
  title: 'Cayma ve iptal',
  text: `Bu sigortada cayma hakkı, ilgili mevzuat ve genel şartlarla sınırlıdır. ${refund}`,
});
const refunds: Readonly<Record<CancellationRule['onceBegun'], string>> = {
  days: 'Sözleşme sona erdiğinde kullanılmayan günlerin primi iade edilir.',
  nothing: 'Teminat başlamadan iptal ederseniz ödediğinizin tamamı iade edilir; ilk günden sonra iade yapılmaz.',
};

export function termsOf(line: LineId): Term[] {
  const { withdrawalDays, onceBegun } = wordingOf(line).cancellation;
  return [withdrawalDays === null ? noWithdrawal(refunds[onceBegun]) : withdrawal(withdrawalDays), discounts];
}
