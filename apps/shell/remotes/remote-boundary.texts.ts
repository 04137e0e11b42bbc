export const remoteBoundaryTexts = {
  title: 'Bu bölüm şu an açılamıyor',
  lead: 'Sitenin geri kalanı çalışıyor. Birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
  retry: 'Tekrar dene',
} as const;
