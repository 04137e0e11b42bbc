import { notCharged } from '@emsal/api/outcomes/payment';

export const completedTexts = {
  title: 'Hayırlı olsun, aracınız güvende.',
  pageTitle: 'Poliçeniz hazır',
  issued: 'Ödeme alındı, poliçe düzenlendi',
  lead: (firm: string, line: string) => `${firm} ${line} poliçeniz düzenlendi.`,
  policy: (line: string) => `${line} poliçesi`,
  policyNo: 'Poliçe no',
  paid: (amount: string) => `Ödenen tutar ${amount}`,
  download: 'PDF indir',
  downloadOf: (name: string) => `PDF indir: ${name}`,
  preparing: 'Poliçenizin PDF’i hazırlanıyor; birkaç saniye içinde burada olacak.',
  whatNext: 'Şimdi ne olacak?',
  today: 'Bugün',
  todayText: 'Poliçenizi buradan indirin; e-posta adresinizi yazdıysanız oraya da gönderiyoruz.',
  start: 'Poliçenin başlangıcında',
  startText:
    'Poliçeniz üzerinde yazan gün ve saatte başlar. Eski poliçenizi iptal etmenize gerek yok, süresi dolunca biter.',
  renewal: 'Süresi dolarken',
  renewalText: 'Trafik sigortası zorunludur. Yeni döneme yine şirketleri kıyaslayarak girebilirsiniz.',
  addMail: 'Poliçeyi bir adrese daha gönderin',
  email: 'E-posta',
  send: 'Gönder',
  sent: (email: string) => `Poliçenizi ${email} adresine gönderiyoruz.`,
  claims: 'Hasar olursa',
  claimsText:
    'Önce güvenli bir yere geçin. Kaza tutanağını doldurun, ardından bizi arayın; hasar dosyanızı birlikte açarız.',
  call: (phone: string) => `Bizi arayın: ${phone}`,
} as const;

export const appliedTexts = {
  title: 'Başvurunuz bizde',
  message:
    'Bu teklif internetten satılmıyor; danışmanımız poliçenizi telefonda tamamlar. Bilgileriniz kayıtlı, yeniden sormayacağız.',
  nothingCharged: notCharged,
  call: (phone: string) => `Bizi arayın: ${phone}`,
  offers: 'Tekliflere dön',
} as const;
