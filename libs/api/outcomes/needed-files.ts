/** Refusals of uploading what an insurer asked for. */
import type { FieldOutcome } from './person-step';

export const neededFilesOutcomes = {
  documentsLinkUnknown: { message: 'Bağlantı eksik. Mesajdaki bağlantıya yeniden dokunun ya da bizi arayın.' },
  documentsLinkOver: {
    message: 'Bağlantının 24 saati doldu. Yükledikleriniz bizde duruyor; kalanlar için yeni bağlantı isteyin.',
  },
  fileNotReceived: { message: 'Dosya bize ulaşmadı. Yeniden yükleyin.' },
} as const satisfies Record<string, FieldOutcome>;
