export const phoneValueTexts = {
  title: 'Çalınır ya da onarılamazsa ne ödenir?',
  waiting: 'Modeli seçin, telefonun yaşına göre ödenecek tutarı gösterelim.',
  picture: (first: string, last: string) => `Ödenen tutar telefon yeniyken ${first}, üç yaşında ${last}.`,
  legend: { paid: 'Ödenen', excess: (percent: number) => `Sizde kalan %${percent}` },
  heads: { age: 'Telefon', secondHand: 'İkinci el değeri', paid: 'Ödenen' },
  ages: ['Yeni', '1 yaşında', '2 yaşında', '3 yaşında'],
  example:
    'Değerler örnektir, eski modellerin liste fiyatından gelir. Poliçede o günkü ikinci el değeri geçerlidir, muafiyet şirkete göre değişir.',
  repairs: 'Onarımlar bu tabloya bakılmadan karşılanır. Yalnızca ekran paketinde çalınma ve tam hasar yoktur.',
} as const;
