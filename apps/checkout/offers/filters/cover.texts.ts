export const coverTexts = {
  title: 'Teminat kapsamı',
  failed: 'Açıklamalar şu anda getirilemedi. Lütfen tekrar deneyin.',
  loading: 'Açıklamalar geliyor',
} as const;
