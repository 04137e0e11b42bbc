export const scanTexts = {
  fills: {
    owner: 'kimlik, plaka ve belge numarası birlikte dolar',
    withoutSerial: 'kimlik numarası ve plaka birlikte dolar',
    buyer: 'aracın plakası kendiliğinden dolar',
  },
  offline:
    'İnternet bağlantınız kesildi. Karekod, bağlantı gelince kendiliğinden okunur; isterseniz bilgileri elle girin.',
  broken: 'Bu dosya bir fotoğraf olarak açılamıyor. Kodun yeni bir fotoğrafını çekin ya da bilgileri elle girin.',
  failed: 'Karekod okuyucu açılamadı. Fotoğrafla yeniden deneyin ya da bilgileri elle girin.',
} as const;
