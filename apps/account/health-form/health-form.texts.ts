import { brand } from '@emsal/brand/brand';
import { formatDate, formatLongDate } from '@emsal/platform/formats/dates';

const phone = brand.phones.health;

export const healthFormTexts = {
  phone,
  stepsLabel: 'Adımlar',
  steps: ['Bilgiler', 'Onay kodu', 'Sonuç'],
  noLink: {
    title: 'Sağlık bilgi formu',
    text: 'Form, danışmanınızın SMS ile gönderdiği bağlantıyla açılır. Bağlantıyı bulamıyorsanız bizi arayın.',
  },
  failed: { title: 'Form açılmıyor' },
  locked: {
    title: 'Onay olmadı',
    text: 'Bu formla onay verilemiyor. Yeni teklif için arayın.',
  },
  call: `Arayın: ${phone}`,
  fillTogether: 'Telefonda birlikte dolduralım',
  callMe: 'Beni arayın',
  called: 'Danışmanınız sizi arayacak.',
  about: (firmName: string, count: number) => `${firmName}, ${count} kişi`,
  formTitle: 'Sağlık bilgi formu',
  privacy: (firmName: string, day: string) =>
    `Yanıtlar yalnızca ${firmName} için kullanılır. Tamamladığınız kişiler kayıtlı kalır; form ${formatDate(day)} gününe kadar açık.`,
  entryLead: 'Yalnızca son 5 yıl. Bilmiyorsanız “Hayır” demeyin, bizi arayın.',
  people: 'Kişiler',
  done: 'tamam',
  now: 'sırada',
  waiting: 'bekliyor',
  removedTitle: 'Çıkarılanlar',
  removedNote: 'Poliçe yalnızca kalan kişiler için hazırlanır.',
  restore: (name: string) => `${name}: geri al`,
  edit: (name: string) => `${name}: yanıtları aç`,
  remove: (name: string) => `${name}: formdan çıkar`,
  removed: (name: string) => `${name} formdan çıkarıldı.`,
  personLabel: (name: string) => `${name}: sağlık bilgileri`,
  next: (name: string | undefined) => (name === undefined ? 'Onaya geç' : `Kaydet, sıradaki: ${name}`),
  toApproval: 'Onaya geç',
  consent: {
    textVersion: 'saglik-formu-2026-11',
    title: 'Başlamadan önce',
    label: 'Sağlık bilgi formunun izni',
    text: (firmName: string) =>
      `Yazacağınız sağlık bilgileri, teklifin değerlendirilmesi için ${firmName} şirketine iletilir. İzin vermek zorunda değilsiniz; vermezseniz bu formla teklif hazırlanamaz.`,
    tick: 'Sağlık bilgilerimin bu amaçla işlenmesine ve iletilmesine açık rıza veriyorum; yetişkin yakınlarımın bilgilerini onların rızasıyla yazıyorum',
    missing: 'Devam etmek için izni işaretleyin',
    submit: 'Forma başla',
  },
} as const;

export const approvalTexts = {
  title: 'Doğru olduğunu onaylayın',
  reopenTitle: 'Formunuz onaylandı',
  lead: 'Sigortalılardan birinin kimlik numarasının son 3 hanesini yazın; onay kodunu telefonunuza gönderelim.',
  reopenLead: 'Bu cihazda görmek için yeniden doğrulayın.',
  label: 'Onay formu',
  digits: 'Sigortalılardan birinin kimlik numarasının son 3 hanesi',
  sendCode: 'Onay kodu gönder',
  codeTitle: 'Telefonunuza gelen kodu girin',
  sending: (number: string) => `Onay kodunu ${number} numarasına gönderiyoruz.`,
  sent: (number: string) => `Onay kodunu ${number} numarasına gönderdik. Son rakamı yazınca form onaylanır.`,
  changeDigits: 'Son 3 haneyi düzelt',
  failed: 'Onaylayamıyorsanız arayın, yeni teklif hazırlayalım.',
  back: 'Yanıtlara dön',
  summary: (people: number, count: number) => `${people} kişi, ${count} “Evet”`,
  said: (count: number, about: readonly string[]) =>
    count === 0 ? 'hepsi hayır' : `${count} evet${about.length > 0 ? `: ${about.join(', ')}` : ''}`,
} as const;

const instant = (iso: string): string =>
  new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'Europe/Istanbul',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));

export const resultTexts = {
  at: instant,
  approvedAt: (iso: string) => `${instant(iso)}: onaylandı`,
  title: 'Formunuz onaylandı',
  lead: (firmName: string) => `Danışmanınız formu ${firmName} şirketine iletir. Yanıtı telefonla bildiririz.`,
  download: 'PDF indir',
  size: (people: number, bytes: number) => `${people} kişi, ${Math.ceil(bytes / 1024)} KB`,
  read: 'Formu oku',
  trailLabel: 'Formun durumu',
  trail: {
    approved: 'Onayladınız',
    checked: 'Şirket inceliyor',
    until: (day: string) => `${formatLongDate(day)} gününe kadar`,
    ended: 'Poliçe düzenlenir ya da ek bilgi istenir',
  },
  wrong: 'Bir yanıt yanlışsa düzeltmek için arayın. Yeni teklif hazırlarız.',
  pdfTitle: 'Onayladığınız form',
  back: 'Sonuca dön',
} as const;
