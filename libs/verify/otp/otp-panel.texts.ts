export const otpPanelTexts = {
  title: 'Telefonunuza gelen kodu girin',
  documentTitle: (title: string, brandName: string) => `${title} | ${brandName}`,
  sending: 'Kod gönderiliyor',
  sentTo: (phone: string) => `6 haneli kodu ${phone} numarasına gönderdik.`,
  sentBefore: (phone: string) => `6 haneli kodu az önce ${phone} numarasına gönderdik. Onu girin.`,
  label: 'SMS ile gelen 6 haneli kod',
  confirm: 'Doğrula ve devam et',
  newCode: 'Yeni kod gönder',
  newCodeIn: (seconds: number) => `Yeni kodu ${seconds} saniye sonra isteyebilirsiniz`,
  changePhone: 'Telefon numarasını değiştir',
} as const;
