import { capitalised, numberWord } from '@emsal/platform/formats/words';
import type { Offer } from '@emsal/state/offer/offer-state';
import { offersTexts } from '../offers/texts/offers.texts';

export const compareTexts = {
  title: (count: number) => `${capitalised(numberWord(count))} teklif yan yana`,
  back: 'Tekliflere dön',
  offerNo: 'Teklif no',
  caption: (firms: readonly string[]) => `Kıyaslanan teklifler: ${firms.join(', ')}`,
  pricedFor: ({ count, people }: NonNullable<Offer['pricedPeople']>) =>
    `${offersTexts.pricedFor(count)}: ${people.map(({ label, value }) => `${label} ${value}`).join(' · ')}`,
  short: 'Kısaca:',
  groups: { price: 'Fiyat', covers: 'Teminatlar' },
  total: 'Ödenecek tutar',
  instalments: 'Taksit',
  validUntil: 'Geçerlilik sonu',
  monthly: (amount: string) => `ayda ${amount}`,
  score: 'Puan',
  scoreOf: (score: string) => `${score} / 10`,
  lowest: 'En düşük',
  more: (amount: string) => `${amount} fazla`,
  absent: 'Yok',
  onlyDifferences: 'Yalnızca farklar',
  print: 'Yazdır',
  mail: 'E-posta ile gönder',
  mailTitle: 'E-postayla alın',
  mailField: 'E-posta adresiniz',
  mailHint: 'Yalnızca bu kıyaslamayı göndeririz.',
  mailSend: 'Gönder',
  mailSent: 'Kıyaslama gönderildi. Gelen kutunuza bakın.',
  choose: 'Teklifi seç',
  chooseOf: (firm: string) => `Teklifi seç: ${firm}`,
  pdf: 'Teklif PDF’i',
  emptyTitle: 'Kıyaslanacak teklif yok',
  empty:
    'Bu kıyaslamanın süresi dolmuş ya da teklifler başka bir tarayıcıda alınmış. Listenizden en az iki teklif seçin.',
  cheapest: (firm: string) => `${firm} en ucuzu`,
  /** @param amount price difference; null when the prices are equal */
  dearer: (firm: string, amount: string | null) => `${firm} ${amount ? `${amount} daha pahalı` : 'aynı fiyatta'}`,
  forMore: (firm: string, amount: string | null) => `${firm} ${amount ? `${amount} fazlasına` : 'aynı fiyata'}`,
  nothingMore: ', ek bir teminatı yok',
  moreCovers: (count: number) => `${count} teminat daha`,
  gains: {
    covers: (covers: string) => `${covers} ekliyor`,
    limits: (covers: string) => `${covers} limitini yükseltiyor`,
    repair: 'yetkili serviste onarım sunuyor',
  },
  losses: {
    covers: (covers: string) => `${covers} yok`,
    limits: (covers: string) => `${covers} limiti daha düşük`,
    repair: 'onarım yetkili serviste değil',
  },
  but: 'ama',
  moreover: 'üstelik',
  deductible: (word: string, share: string) => `, ${word} her hasarda ${share} muafiyet var`,
  same: 'Teminatları aynı; fark yalnızca fiyatta.',
  equal: 'Fiyatları ve teminatları aynı.',
} as const satisfies Record<string, unknown>;

export type ComparedOffer = Pick<
  Offer,
  | 'id'
  | 'firmName'
  | 'cacheAmountWithDiscount'
  | 'covers'
  | 'minimumImm'
  | 'scoreValue'
  | 'maxInstalments'
  | 'validUntil'
>;
