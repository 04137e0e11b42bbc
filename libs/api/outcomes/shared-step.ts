/** Business refusals of the shared steps. */
import { codeOutcomes } from './one-time-code';
import type { FieldOutcome } from './person-step';

export const sharedStepOutcomes = {
  ...codeOutcomes,
  assetHasPolicy: { message: 'Bu aracın süren bir poliçesi var. Poliçe bitince listenizden silebilirsiniz.' },
  assetUnknown: { message: 'Bu araç artık listenizde yok. Sayfayı yenileyin.' },
  verifyFirst: { message: 'Teklifleri e-postayla almak için önce telefonunuzu doğrulayın.' },
  nothingToRemind: { message: 'Poliçenizi şimdi yenileyebilirsiniz; tekliflerinizi alın.' },
  comparedOfferGone: { message: 'Kıyasladığınız tekliflerden biri artık yok. Listeden yeniden seçin.' },
} as const satisfies Record<string, FieldOutcome>;
export type SharedStepCode = keyof typeof sharedStepOutcomes;
