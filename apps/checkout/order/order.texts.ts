import { visitTexts } from '../visit/visit.texts';

export const orderTexts = {
  title: 'Sipariş özeti',
  period: 'Süre',
  cover: 'Teminatlar',
  total: 'Ödenecek tutar',
  planTotal: 'Taksitli toplam',
  recoveryLinks: {
    offers: 'Tekliflere dön',
    summary: 'Poliçe bilgilerine dön',
    firstStep: 'Forma dön',
    form: visitTexts.startAgain,
    payment: 'Sonucunu görün',
  },
  sealed: 'Fiyatınız kayıtlı.',
  validUntil: (day: string, time: string) =>
    `Geçerlilik sonu: ${day}, saat ${time}. Şirket daha önce değiştirirse ödeme başlamaz, farkı gösteririz.`,
} as const;
