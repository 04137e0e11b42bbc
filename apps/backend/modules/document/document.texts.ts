export const documentTexts = {
  downloadExpired:
    'Bu bağlantı bir kez açılır ve kullanıldı ya da süresi doldu. Belgeyi poliçe sayfanızdan ya da e-postadaki bağlantıdan yeniden açın.',
} as const;
