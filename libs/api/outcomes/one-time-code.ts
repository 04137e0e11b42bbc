/** Refusals of sending and checking a one-time code. */
import { oneTimeCodeLimits } from '../one-time-code-limits';
import { personStepOutcomes, type FieldOutcome } from './person-step';

export const codeOutcomes = {
  ...personStepOutcomes,
  otpWrong: { message: 'Kod hatalı. SMS ile gelen 6 haneyi yeniden yazın.', field: 'code' },
  otpExpired: { message: 'Kodun süresi doldu. Yeni kod isteyin.', field: 'code' },
  otpExhausted: { message: `Kod ${oneTimeCodeLimits.tries} kez hatalı girildi. Yeni kod isteyin.`, field: 'code' },
  otpTooSoon: { message: `Yeni kod için ${oneTimeCodeLimits.resendSeconds} saniye beklemelisiniz.`, field: 'code' },
  otpCapReached: {
    message:
      'Bu telefon ya da kimlik numarası için kod sınırına ulaşıldı. Bir saat sonra tekrar deneyin ya da bizi arayın.',
    field: 'code',
  },
  smsFailed: { message: 'Kod şu anda gönderilemedi. Birkaç dakika sonra yeni kod isteyin.', field: 'code' },
} as const satisfies Record<string, FieldOutcome>;
