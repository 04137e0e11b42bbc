/** Refusals of a PDF by its link. */
import type { FieldOutcome } from './person-step';

export const pdfLinkOutcomes = {
  pdfLinkOver: { message: 'Bağlantı eksik kopyalandı ya da süresi doldu.' },
  pdfLinkClosed: {
    message: 'Bilgiler 3 kez eşleşmediği için bağlantıyı kapattık. Üyeliğinize girip belgenizi açın ya da bizi arayın.',
  },
  holderNotMatched: {
    message: 'Bilgiler poliçenin üstünde adı yazan kişiyle eşleşmiyor. Kontrol edip yeniden deneyin.',
  },
  birthDateLimit: { message: 'Bugün çok fazla deneme yapıldı. Yarın yeniden deneyin ya da bizi arayın.' },
  registerSilent: { message: 'Kimlik kaydına şu anda ulaşamıyoruz. Birkaç dakika sonra yeniden deneyin.' },
  pdfGone: { message: 'PDF’i indiremedik. Yeniden deneyin.' },
} as const satisfies Record<string, FieldOutcome>;
