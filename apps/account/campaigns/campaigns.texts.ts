import { formatLira, formatMoney } from '@emsal/platform/formats/money';
import { discountDays, takeBackDays } from '@emsal/api/outcomes/refund-times';
import { campaignDiscounts, discountDaysValid } from '@emsal/lines/facts/campaign-discounts';

const [kasko, health] = campaignDiscounts.employee;
const [member] = campaignDiscounts.partnership;
const weeks = discountDays === 7 ? 'bir' : discountDays / 7;
const spelled = ({ percent, amount }: { percent: number; amount: number }) =>
  `%${percent} (en çok ${formatLira(amount)})`;

export const campaignTexts = {
  home: 'Ana sayfa',
  campaigns: 'Kampanyalar',
  name: 'Ad soyad',
  announcement: (isRequired: boolean) =>
    `Kampanyalardan e-postayla haberdar olmak istiyorum${isRequired ? '' : ' (isteğe bağlı)'}`,
  howTitle: 'Nasıl kullanılır?',
  how: [
    'Teklifinizi alın, ödeme sayfasında kodu yazın.',
    `Kartınızdan primin tamamı çekilir; indirim, poliçe düzenlendikten sonra ${weeks} hafta içinde aynı karta iade edilir.`,
    `Poliçe ${takeBackDays} gün içinde iptal edilirse indirim geri alınır.`,
  ],
  valid: `Kod ${discountDaysValid} gün geçerlidir ve bir kez kullanılır.`,
} as const;

export const employeeTexts = {
  crumb: 'Çalışan indirimi',
  title: 'Çalışan indirimi: iş e-postanızla',
  description: `Anlaşmalı şirketlerin çalışanlarına kaskoda %${kasko.percent}, tamamlayıcı sağlıkta %${health.percent} indirim. İş e-postanızı yazın, kod gelsin.`,
  heading: 'Çalıştığınız yer indirim getirir',
  lead: 'İş yerinizin verdiği e-posta adresini yazın; şirketiniz anlaşmalıysa indirim kodlarını o adrese göndeririz. İş yerinize bilgi gitmez, kimse sizi aramaz.',
  picture: (premium: number, discount: number) =>
    `Örnek: ${formatMoney(premium)} primli kaskoda indirim ${formatMoney(discount)}.`,
  premium: 'prim',
  discount: (amount: string) => `indirim ${amount} (%${kasko.percent})`,
  label: 'Çalışan indirimi formu',
  email: 'Kurumsal e-posta',
  emailHint: 'ad.soyad@sirketiniz.example',
  personnelNo: 'Sicil numaranız',
  personnelNoHint: 'Bordroda yazar',
  submit: 'Kodları gönder',
  sent: {
    title: 'Kodlar yolda',
    text: 'İndirim kodlarını iş e-postanıza gönderdik. Birkaç dakika içinde gelmezse istenmeyen postalara bakın.',
  },
  given: `Kaskoda ${spelled(kasko)}, tamamlayıcı sağlıkta ${spelled(health)}.`,
  missingTitle: 'Adresiniz listede değilse',
  missing: 'Şirketinizi bize yazın; anlaşma yapmak için arayalım.',
  suggest: 'Şirketimi öner',
} as const;

export const partnershipTexts = {
  crumb: 'İş birliği indirimi',
  title: (partner: string) => `${partner}: üye indirimi`,
  description: `Üyelere bütün sigortalarda ${formatLira(member.amount)} indirim. Formu doldurun, kod e-postanıza gelsin.`,
  heading: (partner: string) => `${partner}: üyelere ${formatLira(member.amount)} indirim`,
  lead: 'Kodu e-posta adresinize göndeririz. Kimse sizi aramaz; bilgileriniz iş ortağımıza verilmez.',
  label: 'Üye indirimi formu',
  identityNo: 'TCKN ya da YKN',
  identityHint: 'Kod yalnızca bu kimlikle alınan poliçede geçer',
  email: 'E-posta',
  memberNo: 'Üye numaranız',
  submit: 'Kodu gönder',
  sent: {
    title: 'Kod yolda',
    text: 'İndirim kodunu e-posta adresinize gönderdik. Ödeme sayfasında, kimliğinizi doğruladığınızda da görürsünüz.',
  },
  given: `Bütün sigortalarda ${formatLira(member.amount)}.`,
} as const;
