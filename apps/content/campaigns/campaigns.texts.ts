import { formatLongDate } from '@emsal/platform/formats/dates';
import { raffleAnnouncement } from '@emsal/validation/entry/announcement.texts';
import { childAges } from '@emsal/validation/entry/child-picture-entry';

const contact = {
  phone: 'Cep telefonu',
  email: 'E-posta',
} as const;

export const campaignTexts = {
  lastDay: 'Son gün',
  day: formatLongDate,
  over: 'Başvuru süresi doldu.',
  others: 'Süren kampanyalar',
} as const;

export const raffleTexts = {
  ...contact,
  title: 'Katıl',
  label: 'Çekiliş formu',
  identityNo: 'TCKN ya da YKN',
  birthday: 'Doğum tarihi',
  birthdayHint: '18 yaşını doldurmuş olmanız gerekir',
  branch: 'Hangi sigorta için?',
  vehicle: 'Plaka',
  reachBranchDate: 'Poliçenizin bitiş tarihi',
  emailHint: 'Yazarsanız katılımınızı e-postayla onaylarız',
  conditions: 'Bu sayfadaki katılım koşullarını kabul ediyorum',
  assent: 'Bilgilerimin çekiliş için bir yıl saklanmasına izin veriyorum',
  announcement: raffleAnnouncement.label,
  submit: 'Çekilişe katıl',
  sent: {
    title: 'Çekilişe katıldınız',
    text: 'Aynı kimlikle yeniden katılmanız gerekmez. Kazananları bu sayfada, adlarının baş harfiyle yayımlarız.',
  },
} as const;

export const pictureTexts = {
  ...contact,
  title: 'Resmi gönderin',
  label: 'Resim yarışması formu',
  picture: 'Resim',
  pictureHint: 'Resmin fotoğrafı ya da taraması',
  childName: 'Çocuğun adı',
  childNameHint: 'Soyadını yazmayın',
  childAge: 'Çocuğun yaşı',
  age: (age: string) => `${age} yaş`,
  ages: childAges,
  city: 'Okulun ili',
  parentName: 'Velinin adı soyadı',
  guardian: 'Çocuğun velisiyim, 18 yaşından büyüğüm ve yarışmaya katılmasını onaylıyorum',
  publish: 'Resim sitede, adının baş harfi ve yaşıyla yayımlanabilir (isteğe bağlı)',
  publishHint: 'İşaretlemezseniz resim yarışmaya yine girer, yayımlanmaz.',
  submit: 'Resmi gönder',
  sent: { title: 'Resmi aldık', text: 'E-posta adresinize onay gönderdik. Sonuçları bu sayfada yayımlarız.' },
} as const;

export const businessTexts = {
  ...contact,
  title: 'Teklif isteyin',
  label: 'Kurumsal teklif formu',
  companyName: 'Şirketin unvanı',
  taxNumber: 'Vergi kimlik numarası',
  subject: 'Hangi konuda?',
  size: 'Kaç kişi çalışıyor?',
  contactName: 'Yetkilinin adı soyadı',
  note: 'Eklemek istedikleriniz',
  submit: 'Teklif iste',
  sent: { title: 'İsteğinizi aldık', text: 'E-posta adresinize onay gönderdik. Bir danışmanımız sizi arayacak.' },
} as const;

export const jobTexts = {
  ...contact,
  title: 'Başvurun',
  label: 'İş başvurusu formu',
  name: 'Ad soyad',
  area: 'Çalışmak istediğiniz alan',
  cv: 'Özgeçmiş',
  cvHint: 'Sağlık, din ve sendika bilgisi yazmayın',
  note: 'Eklemek istedikleriniz',
  keep: 'Başka pozisyonlar için de değerlendirilmek istiyorum (isteğe bağlı)',
  keepHint: 'İşaretlemezseniz özgeçmişinizi yalnızca seçtiğiniz alan için değerlendiririz.',
  submit: 'Başvuruyu gönder',
  sent: {
    title: 'Başvurunuzu aldık',
    text: 'E-posta adresinize onay gönderdik. Uygun bir pozisyon olduğunda sizi ararız.',
  },
} as const;

export const contactTexts = {
  ...contact,
  title: 'Bize yazın',
  label: 'İletişim formu',
  purpose: 'Neden yazıyorsunuz?',
  subject: 'Hangi konuda?',
  message: 'Mesajınız',
  messageHint: 'Kart numarası ve sağlık bilgisi yazmayın',
  name: 'Ad soyad',
  submit: 'Mesajı gönder',
  sent: { title: 'Mesajınızı aldık', text: 'E-posta adresinize onay gönderdik. En geç bir iş günü içinde yanıtlarız.' },
} as const;
