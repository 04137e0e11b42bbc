/** Refusals about the running earthquake policy of a home: message and field by code. */
import type { FieldOutcome } from './person-step';

export const daskOutcomes = {
  daskPolicyUnknown: {
    message: 'Bu numarayla poliçe bulamadık. Rakamları kontrol edin ya da adresle devam edin.',
    field: 'policyNo',
  },
  daskPolicyTooEarly: {
    message: 'Bu poliçenin bitişine 30 günden fazla var. Bitişine 30 gün kala yenileyebilirsiniz.',
    field: 'policyNo',
  },
  daskRegisterUnavailable: {
    message: 'Poliçe kaydı şu anda yanıt vermiyor. Biraz sonra yeniden deneyin ya da adresle devam edin.',
    field: 'policyNo',
  },
  daskNotVerified: {
    message: 'Poliçenizi göstermeden önce telefonunuzu doğrulamamız gerekiyor. Temel bilgilerden devam edin.',
    field: 'policyNo',
  },
  daskInForce: {
    message: 'Bu adreste geçerli DASK var; bitişine 30 gün kala yenileyebilirsiniz.',
    field: 'address',
  },
} as const satisfies Record<string, FieldOutcome>;
