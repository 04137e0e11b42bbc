import { notCharged } from '@emsal/api/outcomes/payment';

export const paymentTexts = {
  title: 'Ödeme',
  back: 'Poliçe bilgileri',
  card: 'Kart',
  frameTitle: 'Bankanın kart alanları',
  frameNote: 'Bu alanları bankanın güvenli sayfası gösterir; kart bilginiz bize ulaşmaz.',
  frameSlow: 'Kart alanları henüz yüklenmedi. Birkaç saniye sonra yeniden deneyin.',
  frameSilent: `Banka yanıt vermedi. ${notCharged} Yeniden deneyin.`,
  plans: 'Ödeme seçenekleri',
  option: 'Seçenek',
  monthly: 'Aylık',
  total: 'Toplam',
  cash: 'Tek çekim',
  instalments: (count: number) => `${count} taksit`,
  first: (amount: string) => `ilki ${amount}`,
  difference: (amount: string) => `+${amount} fark`,
  cashPrice: (amount: string) => `Peşin fiyat ${amount}`,
  pay: (amount: string) => `${amount} öde`,
  next: 'Bankanız telefonunuza bir doğrulama kodu gönderecek.',
  running: 'Bu teklif için bir ödeme başlattınız.',
  seeRunning: 'Sonucunu görün',
} as const;
