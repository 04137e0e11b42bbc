export const myVehiclesTexts = {
  label: 'Hangi aracınız için teklif alalım?',
  another: 'Başka bir araç',
  anotherHint: 'Plakasını bir sonraki adımda yazarsınız',
} as const;
