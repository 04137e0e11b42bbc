/** Refusals of the health information form (member 8: approval errors lead to the support line and a new quote). */
import { brand } from '@emsal/brand/brand';
import { codeOutcomes } from './one-time-code';
import type { FieldOutcome } from './person-step';

const call = `Yeni teklif için ${brand.phones.health} numarasını arayın.`;

export const healthProcessOutcomes = {
  ...codeOutcomes,
  formUnknown: { message: `Bu bağlantı geçerli değil ya da süresi doldu. ${call}` },
  formLocked: { message: `Bu formla onay verilemiyor. ${call}` },
  formApproved: { message: 'Bu form onaylandı, artık değiştirilemez. Bir yanıt yanlışsa bizi arayın.' },
  formIncomplete: { message: 'Önce herkesin bilgilerini tamamlayın.' },
  digitsWrong: {
    message: 'Son 3 hane sigortalılardan hiçbirinin kimlik numarasıyla eşleşmiyor. Kontrol edip yeniden yazın.',
    field: 'lastThreeDigits',
  },
  codeNeeded: { message: 'Formu bu cihazda görmek için telefonunuza gelen kodla doğrulayın.' },
} as const satisfies Record<string, FieldOutcome>;
export type HealthProcessCode = keyof typeof healthProcessOutcomes;
