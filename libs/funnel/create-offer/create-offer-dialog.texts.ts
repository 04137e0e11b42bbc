import { capitalised } from '@emsal/platform/formats/words';

export const createOfferDialogTexts = {
  home: 'Ana sayfaya dön',
  crossBranch: (shortName: string) => `${capitalised(shortName)} teklifi alın`,
  trafficOffer: 'Trafik sigortası teklifi alın',
  checkInfo: 'Bilgilerimi kontrol edeyim',
  start: 'Baştan başlayayım',
  call: (phone: string) => `Arayın: ${phone}`,
  whatsapp: 'WhatsApp’tan yazın',
  offerNo: (offerNo: string) => `Teklif numaranız: ${offerNo}`,
} as const;
