/** Why a telephone cannot be insured, as the device register says: message and field by code. */
import type { FieldOutcome } from './person-step';

const field = 'phoneImeiNo';

export const phoneOutcomes = {
  deviceUnregistered: { message: 'IMEI kaydı olmayan cihaz sigortalanmaz. Numarayı *#06# ile kontrol edin.', field },
  deviceInsured: { message: 'Bu cihazın geçerli poliçesi var. Bitince yeniden teklif alabilirsiniz.', field },
  deviceReported: { message: 'Kayıp ya da çalıntı bildirimi olan cihaz sigortalanmaz.', field },
  deviceTooOld: { message: '36 aydan eski cihazlara teklif verilmiyor.', field },
} as const satisfies Record<string, FieldOutcome>;
export type PhoneCode = keyof typeof phoneOutcomes;
