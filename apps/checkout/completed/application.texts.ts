import { notCharged } from '@emsal/api/outcomes/payment';
import { callUs } from '@emsal/brand/call-us.texts';

export const applicationTexts = {
  received: 'Başvuru alındı',
  title: (day: string) => `Danışmanımız en geç ${day} günü arayacak`,
  offer: (firm: string) => `${firm} bu poliçeyi internetten satmıyor; danışmanımız telefonda tamamlar.`,
  kept: 'Yazdıklarınızı yeniden sormayacağız.',
  nothingCharged: notCharged,
  callback: (phone: string) => `${phone} numaralı telefonunuzu arayacağız; beklemek istemezseniz siz arayın.`,
  callWindow: 'Size uygun saat',
  anyHour: 'Fark etmez',
  callWindowSaved: (hours: string) => `Kaydettik: ${hours}.`,
  whatNext: 'Bundan sonra',
  recorded: (applicationNo: string) =>
    `Başvurunuz ${applicationNo} numarasıyla kaydedildi; numarayı SMS ile de gönderiyoruz.`,
  latest: (day: string) => `En geç ${day}`,
  adviserCalls: 'Danışmanımız arar, seçenekleri anlatır, sorularınızı yanıtlar.',
  afterCall: 'Görüşmeden sonra',
  offerComes: 'Teklifi ve bilgilendirme formunu gönderir; okuyup karar verirsiniz.',
  afterApproval: 'Onayınızdan sonra',
  policyIssued: 'Ödeme alınır, poliçeniz düzenlenir. Öncesinde ücret alınmaz.',
  file: 'Danışmanın önündeki dosya',
  number: 'Başvuru no',
  product: 'Ürün',
  firm: 'Seçtiğiniz',
  healthLocked: 'Sağlık yanıtlarınız dosyada kilitli: yalnızca başvurunuzu üstlenen danışman açar, açtığı kayda geçer.',
  yourCall: 'Siz arayın',
  call: callUs,
  offers: 'Tekliflere dön',
  form: 'Bilgilerime dön',
  noneTitle: 'Bekleyen bir başvurunuz yok',
  none: 'Danışmanla tamamlanan bir başvurunuz olduğunda burada durur.',
} as const;
