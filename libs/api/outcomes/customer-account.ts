/** Refusals of signing in and of the account. */
import { watchLimits } from '../price-watch';
import { codeOutcomes } from './one-time-code';
import type { FieldOutcome } from './person-step';

export const customerAccountOutcomes = {
  ...codeOutcomes,
  signInEnded: { message: 'Girişiniz zaman aşımına uğradı. Kimlik ve telefon numaranızla yeniden başlayın.' },
  otpRequired: { message: 'Önce telefonunuza gelen kodu girin.', field: 'code' },
  birthDateNeeded: { message: 'Üyeliğinizi açmak için doğum tarihinizi yazın.', field: 'birthDate' },
  identityNotMatchBirthDate: {
    message: 'Hesap bilgileri eşleşmiyor. Doğum tarihinizi kontrol edin.',
    field: 'birthDate',
  },
  birthDateLimit: { message: 'Bugün çok fazla deneme yapıldı. Yarın tekrar deneyin ya da bizi arayın.' },
  registerSilent: { message: 'Kimlik kaydına şu anda ulaşamıyoruz. Birkaç dakika sonra tekrar deneyin.' },
  passkeyRefused: {
    message: 'Bu geçiş anahtarı kaldırılmış ya da hesabınıza bağlı değil. Numaranızı yazıp kodla girin.',
  },
  passkeyOver: { message: 'Bekleme süresi doldu. Geçiş anahtarınızı yeniden kullanın ya da kodla girin.' },
  passkeyNotAdded: { message: 'Geçiş anahtarı eklenemedi. Yeniden deneyin; olmazsa kodla girmeyi sürdürün.' },
  passkeyCodeNeeded: { message: 'Geçiş anahtarı eklemek için önce telefonunuza gelen kodu girin.' },
  passkeyGone: { message: 'Bu geçiş anahtarı artık hesabınıza bağlı değil. Sayfayı yenileyin.' },
  passkeyLimit: { message: 'En çok 10 geçiş anahtarınız olabilir. Yenisi için birini kaldırın.' },
  phoneDigitsWrong: { message: 'Bilgi hatalı. Numaranın son 4 hanesini yeniden yazın.', field: 'lastFourDigits' },
  phoneKnown: { message: 'Bu numara hesabınıza zaten bağlı.', field: 'phoneNumber' },
  phoneUnknown: { message: 'Bu numara artık hesabınıza bağlı değil. Sayfayı yenileyin.' },
  phoneLast: { message: 'Hesabınızı açan son numara kaldırılamaz. Önce yeni bir numara ekleyin.' },
  consentNeeded: { message: 'Bu kanalı açmak için elektronik ileti onayını verin.' },
  emailUnknown: { message: 'Önce e-posta adresinizi yazın.', field: 'email' },
  emailUnconfirmed: {
    message: 'E-posta ile haber vermemiz için önce adresinizi Hesabım sayfasında onaylayın.',
    field: 'byMail',
  },
  watchLimit: { message: `En çok ${watchLimits.perCustomer} fiyat takibiniz olabilir. Yenisi için birini silin.` },
  renewalFormNeeded: {
    message:
      'Bu poliçenin bilgileriyle yeniden fiyat sorulamıyor. Yenileme teklifi alın; fiyatı teklif listesinden takip edebilirsiniz.',
  },
  emailConfirmed: { message: 'E-posta adresiniz zaten onaylı.' },
  mailFailed: { message: 'İleti şu anda gönderilemedi. Birkaç dakika sonra tekrar deneyin.' },
  emailLinkOver: {
    message: 'Bu bağlantının süresi doldu ya da adresiniz değişti. Hesabınızdan yeni bir ileti isteyin.',
  },
  policyKnown: { message: 'Bu numaralı poliçe listenizde zaten var.', field: 'policyNo' },
  /** For whatever kept a help request from being stored. */
  helpNotReceived: { message: 'Üzgünüz, talebinizi alamadık. Yazdıklarınız duruyor; birazdan yeniden deneyin.' },
  helpTooMany: { message: 'Bugün gönderebileceğiniz talep sayısı doldu. Acil konular için bizi arayın.' },
  paymentRunning: { message: 'Süren bir ödemeniz var. Sonuçlanınca hesabınızı silebilirsiniz.' },
  fileGone: { message: 'Dosya bize ulaşmadı. Yeniden seçin.', field: 'file' },
} as const satisfies Record<string, FieldOutcome>;
export type CustomerAccountCode = keyof typeof customerAccountOutcomes;
