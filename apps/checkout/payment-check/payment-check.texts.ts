import { callUs } from '@emsal/brand/call-us.texts';

export const paymentCheckTexts = {
  unknown: {
    title: 'Ödemenizin durumu okunamadı',
    message: 'Bağlantı kurulamadı. İşleminiz bundan etkilenmez; durumu yeniden sorabilirsiniz.',
  },
  askAgain: 'Durumu yeniden sor',
  tryAgain: 'Ödemeyi yeniden dene',
  otherOffer: 'Başka teklif seç',
  toPolicy: 'Poliçeye git',
  call: callUs,
} as const;
