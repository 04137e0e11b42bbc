export const rankingTexts = {
  formula:
    'Puan iki şeyden oluşur: fiyat ve kapsam. En düşük fiyat, fiyat payının tamamını alır; iki katı pahalı olan yarısını. Kapsam payı, teminatların genişliğine göre dağılır.',
  noCommission: 'Komisyon hesaba girmez. Formül, indirdiğiniz dosyada da yazar; sırayı kendiniz hesaplayabilirsiniz.',
  slider: 'Sizin için fiyat ne kadar önemli?',
  sliderHint: 'Kaydırın ya da ok tuşlarını kullanın; liste yeniden sıralanır.',
  shares: (price: number, coverage: number) => `Fiyat %${price}, kapsam %${coverage}`,
  published: 'Yayımladığımız ağırlıklar geçerli.',
  own: 'Puanlar sizin ağırlıklarınızla hesaplandı.',
  reset: 'Yayımlanan ağırlıklara dön',
  download: 'Sıralama verisini indir',
  declinedNone: 'Sorduğumuz bütün şirketler teklif verdi.',
  offered: 'Teklif verenler',
  offeredNone: 'Henüz teklif veren şirket yok.',
  notAsked: 'Sormadıklarımız',
  notAskedNone: 'Panelimizdeki bütün şirketlere sorduk.',
} as const;
