import type { OnlineQuota } from '@emsal/api/calls/customer-account/discounts';
import { takeBackDays, toCardWithin } from '@emsal/api/outcomes/refund-times';

export const refundNames: Readonly<Record<OnlineQuota['type'], string>> = {
  discount: 'İndirim iadesi',
  couponCode: 'Kupon kodu iadesi',
  campaign: 'Kampanya iadesi',
};

export const quotaSentences: Readonly<Record<OnlineQuota['state'], (day: string) => string>> = {
  due: (day) => `en geç ${day} ödediğiniz karta`,
  paid: (day) => `${day}, ödediğiniz karta`,
  takenBack: (day) => `poliçe ${day} günü bittiği için geri alındı`,
  lapsed: (day) => `poliçe ${day} günü bittiği için iade edilmedi`,
};

export const discountsTexts = {
  title: 'İndirimlerim',
  worth: (amount: string) => `Kullanabileceğiniz ${amount}`,
  count: (count: number) => `Kullanabileceğiniz ${count} kupon`,
  lead: `Kuponu ödeme sayfasında seçersiniz. Tutarını poliçeniz çıkınca ${toCardWithin} ödediğiniz karta iade ederiz.`,
  coupons: 'Kuponlarım',
  coupon: 'kupon',
  atMost: (amount: string) => `en çok ${amount}`,
  from: (amount: string) => `En az ${amount} primde.`,
  until: (day: string) => `Tek kullanımlık. ${day} gününe kadar`,
  copy: 'Kodu kopyala',
  copyOf: (code: string) => `${code} kodunu kopyala`,
  copied: 'Kod kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamaya izin vermedi. Kodu elle yazın.',
  emptyTitle: 'Kuponunuz yok',
  empty: 'Size özel bir kod tanımlandığında burada görünür. Meslek ve hasarsızlık indiriminiz zaten teklifin içinde.',
  offer: 'Yeni teklif al',
  refunds: 'İade ettiklerimiz',
  refundOf: (line: string, sentence: string) => `${line}, ${sentence}`,
  takeBack: `Poliçe ${takeBackDays} gün içinde iptal edilirse indirim geri alınır.`,
  past: (count: number) => `Geçmiş kuponlar (${count})`,
  used: 'kullanıldı',
  usedOn: (day: string) => `${day} günü kullanıldı`,
  expired: 'süresi doldu',
  expiredOn: (day: string) => `${day} günü doldu`,
} as const;
