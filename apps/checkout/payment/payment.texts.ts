import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import { notCharged } from '@emsal/api/outcomes/payment';

export const paymentTexts = {
  title: 'Ödeme',
  card: 'Kart',
  frameTitle: 'Bankanın kart alanları',
  frameNote: 'Bu alanları bankanın güvenli sayfası gösterir; kart bilginiz bize ulaşmaz.',
  ownPage: 'Kart bilgilerinizi bir sonraki adımda, ödeme kuruluşunun güvenli sayfasında yazacaksınız; bize ulaşmaz.',
  frameLate: 'Bankanın kart alanları gelmedi. Bağlantınızı kontrol edip yeniden yükleyin.',
  frameReload: 'Kart alanlarını yeniden yükle',
  frameSlow: 'Kart alanları henüz yüklenmedi. Birkaç saniye sonra yeniden deneyin.',
  frameUnanswered: `Banka yanıt vermedi. ${notCharged} Yeniden deneyin.`,
  plans: 'Ödeme seçenekleri',
  option: 'Seçenek',
  monthly: 'Aylık',
  total: 'Toplam',
  cash: 'Tek çekim',
  instalments: (count: number) => `${count} taksit`,
  first: (amount: string) => `ilki ${amount}`,
  difference: (amount: string) => `+${amount} fark`,
  cashPrice: (amount: string) => `Peşin fiyat ${amount}`,
  limitedPlans: (programme: string | null | undefined) =>
    programme ? `${programme} kartla seçilemeyen taksitler kapalı.` : 'Bu kartla taksit yapılamıyor; tek çekim seçili.',
  pay: (amount: string) => `${amount} öde`,
  next: 'Bankanız telefonunuza bir doğrulama kodu gönderecek.',
  nextOwnPage: 'Ödeme kuruluşunun sayfasına geçeceksiniz; kartınızı orada yazıp onaylayacaksınız.',
  stopped: 'Ödeme başlamadı',
  visitEnded: `${endedVisit.reason} ${notCharged} ${endedVisit.next}`,
  started: 'Bu teklif için bir ödeme başlattınız.',
} as const;
