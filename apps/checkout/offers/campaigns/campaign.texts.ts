export const campaignTexts = {
  title: 'Kampanyalar',
  words:
    'Kampanyaları yalnızca siz isterseniz uygularız. Teklif, verdiğiniz bilgiye dayanır; bilgi yanlışsa indirim geri alınır.',
  upTo: (percent: number) => `En çok %${percent} indirim`,
  conditions: (count: number) => `${count} şirketin koşulu`,
  childAge: 'Çocuğunuzun yaşı',
  driverAge: 'Sürücünün yaşı',
  licenceYears: 'Ehliyet kaç yıllık?',
  apply: 'İndirimle yeniden sor',
  jobApplied: 'Mesleğinizi formdan biliyoruz; indirim veren şirketler fiyata yansıttı.',
  applied: 'Uygulandı',
  giveUp: (name: string) => `Kaldır: ${name}`,
  combineTitle: 'Kampanyalar birleşsin mi?',
  combine:
    'Başka bir kampanya zaten uygulanıyor. Kimi şirketler iki kampanyayı birlikte vermez; onların teklifi değişebilir ya da listeden çıkabilir.',
  combineYes: 'Birleştirip yeniden sor',
  combineNo: 'Vazgeç',
  none: 'Şirketler bu bilgilerle kampanya sunmuyor.',
} as const;
