export const createOfferDialogTexts = {
  home: 'Ana sayfaya dön',
  crossBranch: (name: string) => `${name} için teklif alın`,
  trafficOffer: 'Trafik sigortası teklifi alın',
  checkInfo: 'Bilgilerimi kontrol edeyim',
  start: 'Bilgileri yeniden gir',
  retry: 'Yeniden dene',
  call: (phone: string) => `Arayın: ${phone}`,
  whatsapp: 'WhatsApp’tan yazın',
  offerNo: (offerNo: string) => `Teklif numaranız: ${offerNo}`,
} as const;
