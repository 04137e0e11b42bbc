export const accidentPayoutTexts = {
  title: (sum: string) => `${sum} teminat ne öder?`,
  rows: {
    death: { name: 'Vefat', detail: 'tamamı' },
    disability: { name: 'Sürekli sakatlık', detail: 'derecesine göre en çok' },
    rightHand: { name: 'Sağ elin kaybı', detail: (percent: number) => `%${percent}` },
    oneEye: { name: 'Bir gözün kaybı', detail: (percent: number) => `%${percent}` },
    treatment: { name: 'Tedavi gideri', detail: 'ek teminat, en çok' },
  },
  table: 'Sakatlık yüzdeleri Ferdi Kaza Sigortası Genel Şartları’ndaki tablodan örnektir.',
  heirs: 'Vefatta yasal mirasçılarınıza, sakatlıkta size ödenir. Sağlık sigortasının yerine geçmez.',
} as const;
