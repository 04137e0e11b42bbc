/** Sentences of the terms: withdrawal, early end, discounts (funnel 9; domain 7). */
import type { CancellationGround, CancellationRule } from '@emsal/lines/kit/refund/cancellation-rule';
import { discountDays, takeBackDays } from '@emsal/api/outcomes/refund-times';

export interface Term {
  title: string;
  text: string;
}

const weeks = discountDays / 7;
export const discounts: Term = {
  title: 'İndirimler',
  text: `İndirim tutarı, poliçeniz düzenlendikten sonra ${weeks} hafta içinde ödeme yaptığınız karta iade edilir. Poliçeyi ${takeBackDays} gün içinde iptal ederseniz indirim, iade edilecek primden düşülür.`,
};

export const withdrawal = (days: number): Term => ({
  title: 'Cayma hakkı',
  text: `Poliçeyi ${days} gün içinde gerekçe göstermeden ve bedel ödemeden bırakabilirsiniz. Teminat sona erer, ödediğiniz prim kartınıza iade edilir.`,
});

const groundNames: Readonly<Record<CancellationGround, string>> = {
  sale: 'aracın satılması',
  saleFailed: 'satışın gerçekleşmemesi',
  scrapped: 'aracın hurdaya ayrılması',
  duplicate: 'aynı sigortadan ikinci bir poliçe bulunması',
  demolished: 'binanın yıkılması',
  uninsurable: 'binanın bu sigortanın kapsamı dışında olması',
  other: 'başka bir neden',
};
const alternatives = new Intl.ListFormat('tr', { type: 'disjunction' });

const refunds: Readonly<Record<CancellationRule['onceBegun'], string>> = {
  days: 'Sözleşme sona erdiğinde kullanılmayan günlerin primi iade edilir.',
  nothing: 'Teminat başlamadan iptal ederseniz ödediğinizin tamamı iade edilir; ilk günden sonra iade yapılmaz.',
};

export function noWithdrawal({ grounds, onceBegun }: CancellationRule): Term {
  const ends = grounds
    ? `; poliçe, süresinden önce yalnızca ${alternatives.format(grounds.map((ground) => groundNames[ground]))} hâlinde sona erer`
    : '';
  return { title: 'Cayma ve iptal', text: `Bu sigortada cayma hakkı yoktur${ends}. ${refunds[onceBegun]}` };
}
