export const marketingPermissionTexts = {
  save: 'İzin veriyorum, haber verin',
  saved: 'İzniniz kaydedildi. Teklif çıktığında size haber vereceğiz.',
} as const;
