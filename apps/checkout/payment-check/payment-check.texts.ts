import { toCardWithin } from '@emsal/api/outcomes/refund-times';
import { callUs } from '@emsal/brand/call-us.texts';

export const paymentCheckTexts = {
  unknown: {
    title: 'Ödemenizin durumu okunamadı',
    message: 'Bağlantı kurulamadı. İşleminiz bundan etkilenmez; durumu yeniden sorabilirsiniz.',
  },
  /** Unknown payments and those of other visitors look the same. */
  notThisVisitor: {
    title: 'Bu ödeme bu tarayıcıda görünmüyor',
    message:
      'Ödemeyi başka bir tarayıcıda ya da cihazda başlattıysanız sonucunu orada görürsünüz. Poliçeniz düzenlendiyse bağlantısını SMS ile gönderdik.',
  },
  retry: 'Durumu yeniden sor',
  tryAgain: 'Ödemeyi yeniden dene',
  /** Someone who has just paid must not pay again. */
  ifUnpaid: 'Ödemediyseniz ödemeye dönün',
  otherOffer: 'Başka teklif seç',
  toPolicy: 'Poliçeye git',
} as const;

/** Events of the payment. */
export const paymentTimelineTexts = {
  title: 'Ödemenizin durumu',
  moment: (day: string, time: string) => `${day}, ${time}`,
  now: 'Şimdi',
  next: 'Sonra',
  started: 'Ödemeyi başlattınız.',
  awaited: 'Bankanızın ve sigorta şirketinin yanıtını bekliyoruz; genellikle birkaç saniye sürer.',
  thenPolicy:
    'Poliçeniz düzenlenince bu sayfa sizi oraya götürür. Düzenlenemezse çekilen tutarın tamamı kartınıza iade edilir.',
  atBank: 'Bankanızın onay sayfasında doğrulamanız bekleniyor.',
  /** The provider charges on its own page: whether the customer has paid there is not known yet. */
  atProvider: 'Ödeme sayfasında işlemi tamamlamanız ya da ödemenizin haberi bekleniyor.',
  providerUntil: 'O zamana kadar ödemezseniz bu deneme kapanır.',
  openUntil: 'O zamana kadar onaylamazsanız bu deneme kapanır; kartınızdan çekim yapılmaz.',
  closed: 'Ödeme onaylanmadı.',
  afterwards: 'Ardından',
  offerHolds: 'Bu fiyat o zamana kadar geçerli; dilediğiniz kartla yeniden deneyebilirsiniz.',
  charged: (amount: string) => `Kartınızdan ${amount} çekildi.`,
  /** The amount differs from the order's. */
  chargedOther: 'Kartınızdan çekim yapıldı; tutarı ekstrenizde görürsünüz.',
  refunding: 'Poliçe düzenlenemedi; tutarın tamamını bankanıza iade ediyoruz.',
  refunded: 'Poliçe düzenlenemedi; tutarın tamamı bankanıza iade edildi.',
  /** The provider's page stays valid after the attempt was closed. */
  pageOpenUntil: 'Eski ödeme sayfası o zamana kadar açık kalabilir. Orada ödeme yapmayın.',
  creditedToCard: `Bankanız iadeyi ${toCardWithin} kartınıza yansıtır.`,
} as const;

export const paidOrderTexts = {
  offerNo: 'Teklif no',
  plan: 'Ödeme şekli',
  charged: 'Kartınızdan çekilen',
  nothing: '0\u00A0₺',
  unknown: 'Bekleniyor',
  other: 'Ekstrenizdeki tutar',
  all: 'Tamamı',
  returned: 'İade edilen',
  returning: 'Sürüyor',
  amount: 'Siparişin tutarı',
} as const;

export const helpTexts = {
  title: 'Yardım gerekirse',
  byNumber: (offerNo: string) => `Aradığınızda ${offerNo} numaralı teklifinizi söylemeniz yeter.`,
  hours: (hours: string) => `Hat ${hours} açık.`,
  call: callUs,
} as const;
