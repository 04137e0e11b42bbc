import { notFoundTexts } from '@emsal/products/not-found.texts';

export const errorTexts = {
  home: notFoundTexts.home,
  failedTitle: 'Hata. Lütfen tekrar deneyin.',
  failedLead: 'Sorun bizde; yazdıklarınız kayıtlı. Birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
  /** Spec funnel 2.4, a generic failure of the error layout. */
  doubleFault: 'Hata sayfası gösterilirken bir hata oluştu.',
} as const;
