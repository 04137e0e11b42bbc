export const myVehiclesTexts = {
  label: 'Hangi aracınız için teklif alalım?',
  another: 'Başka bir araç',
  anotherHint: 'Plakasını bir sonraki adımda yazarsınız',
  remove: 'Bu aracı listemden sil',
  removeTitle: (plate: string) => `${plate} listenizden silinsin mi?`,
  removeText: 'Araç yalnızca listenizden çıkar; plakasını yazarak yeniden teklif alabilirsiniz.',
  removeNow: 'Sil',
  keep: 'Vazgeç',
  removed: 'Araç listenizden silindi.',
  failed: 'Araç silinemedi. Birazdan tekrar deneyin.',
} as const;
