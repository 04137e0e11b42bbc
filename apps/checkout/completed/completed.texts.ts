import { toCardWithin } from '@emsal/api/outcomes/refund-times';
import { callUs } from '@emsal/brand/call-us.texts';

export const completedTexts = {
  pageTitle: 'Poliçeniz hazır',
  issued: 'Ödeme alındı, poliçe düzenlendi',
  intro: (firm: string, line: string, start: string) => `${firm} ${line} poliçenizin ilk günü ${start}.`,
  policy: (line: string) => `${line} poliçesi`,
  policyNo: 'Poliçe no',
  paid: (amount: string) => `Ödenen tutar ${amount}`,
  download: 'PDF indir',
  informationForm: 'Bilgilendirme formu',
  downloadOf: (name: string) => `PDF indir: ${name}`,
  preparing: 'Poliçenizin PDF’i hazırlanıyor; birkaç saniye içinde burada olacak.',
  whatNext: 'Şimdi ne olacak?',
  today: 'Bugün',
  todayText: 'Poliçenizi buradan indirin.',
  mailed: (email: string) => `Poliçenizi buradan indirin; ${email} adresine de gönderiyoruz.`,
  start: 'Poliçenin başlangıcında',
  ending: 'Süresi dolarken',
  refundWithin: toCardWithin,
  refunded: 'İade edildi',
  discount: (title: string, amount: string) => `${title}: ${amount}, ödediğiniz karta iade edilir.`,
  discountPaid: (title: string, amount: string) => `${title}: ${amount}, ödediğiniz karta iade edildi.`,
  claims: 'Hasar olursa',
  call: callUs,
  terms: 'Cayma, iade ve indirim koşulları',
} as const;

export const crossSellTexts = {
  waiting: (line: string, count: number) => `${count} ${line} teklifiniz hazır`,
  waitingText: 'Bilgilerinizi yeniden yazmadan teklifleri görün.',
  seeOffers: (line: string) => `${line} tekliflerini gör`,
  goesWith: 'Buna da bakın',
  goesWithText: 'Bir kez sorun, şirketlerin fiyatlarını yan yana görün.',
  start: (line: string) => `${line} teklifi al`,
} as const;

export const policyEmailTexts = {
  title: 'Poliçeyi bir adrese daha gönderin',
  titleOfFirst: 'Poliçeyi e-postanıza gönderin',
  email: 'E-posta',
  send: 'Gönder',
  sent: (email: string) => `Poliçenizi ${email} adresine gönderiyoruz.`,
} as const;

export const deliveryTexts = {
  title: 'Basılı yeşil kartınız nereye gelsin?',
  intro: 'Basılı belge kargoyla yaklaşık 3 iş günü içinde gelir. Adresi değiştirebilirsiniz.',
  send: 'Bu adrese gönder',
  sent: 'Adresi kaydettik. Basılı yeşil kartınız yaklaşık 3 iş günü içinde kargoyla gelir.',
} as const;

export const licenceTexts = {
  title: 'Yeni ruhsatınız çıkınca',
  intro: 'Noter satışından sonra ruhsatın seri numarasını yazın; poliçenize işleriz.',
  licenseNo: 'Belge seri no',
  hint: 'Ruhsatın ön yüzünde sağ altta: 2 harf, 6 rakam',
  send: 'Ruhsatı kaydet',
  sent: (serial: string) => `${serial} seri numarasını kaydettik.`,
} as const;

/** For any line. */
export const afterSaleTexts = {
  title: 'Hayırlı olsun, poliçeniz hazır.',
  start: 'Teminatlarınız başlar.',
  ending: 'Poliçenizin süresi dolar.',
  claims: 'Hasar ya da rahatsızlık anında önce güvenliğinizi sağlayın, ardından bizi arayın.',
};
