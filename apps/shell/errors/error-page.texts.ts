import { homeLinkTexts } from '@emsal/ui/home-link/home-link.texts';

export const errorTexts = {
  home: homeLinkTexts.home,
  failedTitle: 'Hata. Lütfen tekrar deneyin.',
  failedLead: 'Sorun bizde; yazdıklarınız kayıtlı. Birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
  /** Spec funnel 2.4, a generic failure of the error layout. */
  doubleFault: 'Hata sayfası gösterilirken bir hata oluştu.',
} as const;
