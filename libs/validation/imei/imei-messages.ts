export const imeiMessages = {
  empty: 'IMEI numarasını girin',
  length: 'IMEI 15 rakamdır, telefonda *#06# tuşlayıp görebilirsiniz',
  wrongDigits: 'IMEI rakamlarından biri hatalı, kontrol edin',
} as const;
