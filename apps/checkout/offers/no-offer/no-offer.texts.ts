export const noOfferTexts = {
  saved: (offerNo: string) => `Bilgileriniz kaydedildi, yeniden sormayacağız. Başvuru numaranız ${offerNo}.`,
  call: (phone: string) => `Arayın: ${phone}`,
  whatsapp: 'WhatsApp’tan yazın',
  back: 'Bilgilerimi kontrol et',
  crossOffers: (lineName: string, count: number) => `${lineName} tekliflerime bak (${count})`,
  hours: (hours: string) => `Hat ${hours} açık. Siz istemedikçe aramayız.`,
  reasons: 'Şirketlerin yanıtları',
} as const;
