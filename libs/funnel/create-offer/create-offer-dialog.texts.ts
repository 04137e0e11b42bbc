export const createOfferDialogTexts = {
  crossBranch: (name: string) => `${name} için teklif alın`,
  trafficOffer: 'Trafik sigortası teklifi alın',
  apply: 'Danışman beni arasın',
  checkInfo: 'Bilgilerimi kontrol et',
  start: 'Bilgileri yeniden gir',
  retry: 'Yeniden dene',
  call: (phone: string) => `Arayın: ${phone}`,
  whatsapp: 'WhatsApp’tan yazın',
  reminder: {
    save: 'SMS ile hatırlatın',
    saved: 'Hatırlatmanız kaydedildi. Yenileme zamanı gelince SMS göndereceğiz.',
  },
  offerNo: (offerNo: string) => `Teklif numaranız: ${offerNo}`,
} as const;
