/** Refusals of service pages that need the one-time code. */
import { codeOutcomes } from './one-time-code';
import type { FieldOutcome } from './person-step';

export const serviceProofOutcomes = {
  ...codeOutcomes,
  proofNeeded: { message: 'Bilgileriniz için önce telefonunuza gelen kodu girin.' },
  proofEnded: { message: 'Süre doldu. Kimlik ve telefon numaranızla yeniden başlayın.' },
} as const satisfies Record<string, FieldOutcome>;
