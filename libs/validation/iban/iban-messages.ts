export const ibanMessages = {
  empty: 'IBAN girin',
  country: 'TR ile başlayan bir IBAN girin',
  length: 'IBAN TR ile birlikte 26 karakterdir, eksik ya da fazla rakam var',
  notNumeric: 'TR harflerinden sonra yalnızca rakam girin',
  excludedBank: 'Bu kuruluşa iade yapılamıyor. Başka bir bankadaki hesabınızı yazın',
  wrongDigits: 'IBAN rakamlarından biri hatalı, kontrol edin',
} as const;
