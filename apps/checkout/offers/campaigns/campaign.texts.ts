export const campaignTexts = {
  title: 'Kampanyalar',
  words:
    'Bir kampanyayı siz isterseniz uygularız. Verdiğiniz bilgi teklifin varsayımı olur; yanlışsa indirim geri alınır.',
  upTo: (percent: number) => `İndirim en çok %${percent}`,
  conditions: (count: number) => `${count} şirketin koşulu`,
  childAge: 'Çocuğunuzun yaşı',
  driverAge: 'Sürücünün yaşı',
  licenceYears: 'Ehliyet kaç yıllık?',
  apply: 'İndirimle yeniden sor',
  jobApplied: 'Mesleğiniz formdan biliniyor; indirimi veren şirketler fiyata yansıttı.',
  applied: 'Uygulandı',
  giveUp: (name: string) => `Kaldır: ${name}`,
  combineTitle: 'Kampanyalar birleşsin mi?',
  combine:
    'Başka bir kampanya zaten uygulanıyor. Kimi şirketler iki kampanyayı birlikte vermez; onların teklifi değişebilir ya da düşebilir.',
  combineYes: 'Birleştirip yeniden sor',
  combineNo: 'Vazgeç',
  none: 'Şirketler bu bilgilerle kampanya sunmuyor.',
} as const;
