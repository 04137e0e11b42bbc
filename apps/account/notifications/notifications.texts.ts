import type { Notification } from '@emsal/api/calls/customer-account/notifications';

interface TitleFacts {
  line: string;
  amount: string;
}

export const notificationTitles: Readonly<Record<Notification['kind'], (facts: TitleFacts) => string>> = {
  policyIssued: ({ line }) => `${line} poliçeniz hazır`,
  policyEndorsed: ({ line }) => `${line} poliçeniz güncellendi`,
  policyCancelled: ({ line }) => `${line} poliçeniz iptal edildi`,
  policyRefunded: ({ line, amount }) => `${line} iadenizi gönderdik: ${amount}`,
  requestInReview: () => 'Talebinizi inceliyoruz',
  requestWaitingForCustomer: () => 'Talebiniz sizden yanıt bekliyor',
  requestAtInsurer: () => 'Talebinizi sigorta şirketine ilettik',
  requestDone: () => 'Talebiniz sonuçlandı',
  requestRefused: () => 'Talebinizi yerine getiremedik',
  discountPaid: ({ line, amount }) => `${line} indiriminizi kartınıza iade ettik: ${amount}`,
  priceChanged: ({ line, amount }) => `${line} için takip ettiğiniz fiyat: ${amount}`,
  awardLoaded: ({ amount }) => `${amount} market çekiniz yüklendi`,
};

export const notificationsTexts = {
  title: 'Bildirimler',
  today: 'Bugün',
  earlier: 'Daha önce',
  read: 'Okundu say',
  isNew: 'yeni',
  none: 'Henüz bildiriminiz yok. Poliçeniz, talebiniz ya da iadenizle ilgili haberler burada durur.',
  policy: (policyNo: string) => `Poliçe ${policyNo}`,
  request: (number: string) => `Talep ${number}`,
} as const;
