export const rankingTexts = {
  formula:
    'Puan iki şeyden oluşur: fiyat ve kapsam. En ucuz teklif fiyattan tam puan, iki katı pahalısı yarım puan alır. Kapsam puanı teminatların genişliğine göre verilir.',
  noCommission:
    'Komisyon sıralamayı etkilemez. Formül, indirdiğiniz dosyada da yazar; sırayı kendiniz hesaplayabilirsiniz.',
  priceOnly: 'Zorunlu teminatlar her teklifte aynıdır; standart sıralama bu yüzden yalnızca fiyata bakar.',
  slider: 'Sizin için fiyat ne kadar önemli?',
  sliderHint: 'Kaydırın ya da ok tuşlarını kullanın; liste yeniden sıralanır.',
  shares: (price: number, coverage: number) => `Fiyat %${price}, kapsam %${coverage}`,
  published: 'Standart ağırlıklar kullanılıyor.',
  ownWeights: 'Puanlar sizin ağırlıklarınızla hesaplandı.',
  reset: 'Standart ağırlıklara dön',
  download: 'Sıralama verisini indir',
} as const;
