export const errorTexts = {
  notFoundTitle: 'Sayfa bulunamadı.',
  notFoundLead: 'Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız sigorta aşağıdaki listededir.',
  products: 'Sigortalar',
  home: 'Ana sayfaya dönün',
  failedTitle: 'Hata. Lütfen tekrar deneyin.',
  failedLead: 'Sorun bizde; yazdıklarınız kayıtlı. Birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
  /** Spec funnel 2.4, a generic failure of the error layout. */
  doubleFault: 'Hata sayfası gösterilirken bir hata oluştu.',
} as const;
