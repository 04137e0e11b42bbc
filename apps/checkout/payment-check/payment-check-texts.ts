import type { PaymentOutcome } from './payment-outcome';

interface StateTexts {
  title: string;
  /** Said when the server gives no sentence of its own. */
  message: string;
}

export const paymentCheckTexts = {
  states: {
    waiting: { title: 'Ödemenizin sonucu bekleniyor', message: 'Bankanız ve sigorta şirketi işlemi tamamlıyor; genellikle birkaç saniye sürer. Sayfayı kapatsanız da işleminiz sürer, kartınızdan ikinci kez çekim yapılmaz.' },
    completed: { title: 'Poliçeniz hazır', message: 'Sizi poliçenize götürüyoruz.' },
    declined: { title: 'Ödeme tamamlanmadı', message: 'Bankanız ödemeyi onaylamadı; kartınızdan çekim yapılmadı. Yeniden deneyin ya da başka bir kart kullanın.' },
    abandoned: { title: 'Ödeme yarım kaldı', message: 'Doğrulama adımı tamamlanmadı; kartınızdan çekim yapılmadı. Teklifiniz duruyor, yeniden deneyebilirsiniz.' },
    refunded: { title: 'Ödemeniz iade edildi', message: 'Poliçe düzenlenemediği için çekilen tutarı kartınıza geri gönderdik. Bankanıza göre iade birkaç iş günü sürebilir.' },
    noInsurerReply: { title: 'Sigorta şirketi yanıt vermedi', message: 'Poliçe şu anda düzenlenemedi. Yeniden deneyebilir ya da başka bir teklif seçebilirsiniz.' },
  } satisfies Record<PaymentOutcome['state'], StateTexts>,
  unknown: { title: 'Ödemenizin durumu okunamadı', message: 'Bağlantı kurulamadı. İşleminiz bundan etkilenmez; durumu yeniden sorabilirsiniz.' },
  askAgain: 'Durumu yeniden sor',
  tryAgain: 'Ödemeyi yeniden dene',
  otherOffer: 'Başka teklif seç',
  toPolicy: 'Poliçeye git',
  call: (phone: string) => `Bizi arayın: ${phone}`,
} as const;
