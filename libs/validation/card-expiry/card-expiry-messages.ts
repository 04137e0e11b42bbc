export const cardExpiryMessages = {
  empty: 'Kartın son kullanma tarihini girin',
  shape: 'Son kullanma tarihini ay ve yıl olarak girin, örneğin 08/29',
  past: 'Kartın süresi dolmuş, başka bir kart kullanın',
  far: 'Yılı kontrol edin, kartlar en çok 20 yıl geçerlidir',
} as const;
