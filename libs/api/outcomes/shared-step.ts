/** Business refusals of the shared steps: what a step of the form may meet, and the rest, which its own parts show. */
import { codeLimits } from '../code-limits';
import { personStepOutcomes, type FieldOutcome } from './person-step';

export const sharedStepOutcomes = {
  ...personStepOutcomes,
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
  assetHasPolicy: { message: 'Bu aracın süren bir poliçesi var. Poliçe bitince listenizden silebilirsiniz.' },
  assetUnknown: { message: 'Bu araç artık listenizde yok. Sayfayı yenileyin.' },
  verifyFirst: { message: 'Teklifleri e-postayla almak için önce telefonunuzu doğrulayın.' },
  comparedOfferGone: { message: 'Kıyasladığınız tekliflerden biri artık yok. Listeden yeniden seçin.' },
} as const satisfies Record<string, FieldOutcome>;
export type SharedStepCode = keyof typeof sharedStepOutcomes;
