/** Business refusals of the shared steps: code and the sentence the user reads, with the field it belongs to. */
import { codeLimits } from '../code-limits';

export interface FieldOutcome {
  message: string;
  /** Field of the form that the sentence is shown at; absent: at the top of the form. */
  field?: string;
}

export const sharedStepOutcomes = {
  identityNotMatchBirthDate: {
    message: 'Kimlik numarası ile doğum tarihi eşleşmiyor. İkisini de kontrol edin.',
    field: 'birthday',
  },
  identityNotMatchPhone: { message: 'Hesap bilgileri eşleşmiyor. Kimlik ve telefon numaranızı kontrol edin.' },
  phoneMaximumUse: {
    message:
      'Bu kimlik numarasıyla en çok 10 farklı telefon kullanılabilir. Daha önce kullandığınız bir numarayı yazın.',
    field: 'phoneNumber',
  },
  phoneMissing: { message: 'Kod göndermek için önce kimlik ve telefon numaranızı yazın.', field: 'phoneNumber' },
  emailInvalid: { message: 'E-posta adresini ad@ornek.com biçiminde yazın.', field: 'email' },
  jobUnknown: { message: 'Listeden bir meslek seçin.', field: 'jobCode' },
  otpWrong: { message: 'Kod hatalı. SMS ile gelen 6 haneyi yeniden yazın.', field: 'code' },
  otpExpired: { message: 'Kodun süresi doldu. Yeni kod isteyin.', field: 'code' },
  otpExhausted: { message: `Kod ${codeLimits.tries} kez hatalı girildi. Yeni kod isteyin.`, field: 'code' },
  otpTooSoon: { message: `Yeni kod için ${codeLimits.resendSeconds} saniye beklemelisiniz.`, field: 'code' },
  otpCapReached: {
    message:
      'Bu telefon ya da kimlik numarası için kod sınırına ulaşıldı. Bir saat sonra tekrar deneyin ya da bizi arayın.',
    field: 'code',
  },
  smsFailed: { message: 'Kod şu anda gönderilemedi. Birkaç dakika sonra yeni kod isteyin.', field: 'code' },
  emailSame: { message: 'Bu e-posta adresi zaten kayıtlı. Farklı bir adres yazın ya da boş bırakın.', field: 'email' },
  assetHasPolicy: { message: 'Bu aracın süren bir poliçesi var. Poliçe bitince listenizden silebilirsiniz.' },
  assetUnknown: { message: 'Bu araç artık listenizde yok. Sayfayı yenileyin.' },
  verifyFirst: { message: 'Teklifleri e-postayla almak için önce telefonunuzu doğrulayın.' },
  comparedOfferGone: { message: 'Kıyasladığınız tekliflerden biri artık yok. Listeden yeniden seçin.' },
} as const satisfies Record<string, FieldOutcome>;
export type SharedStepCode = keyof typeof sharedStepOutcomes;
