export const otpPanelTexts = {
  title: 'Telefonunuza gelen kodu girin',
  sending: 'Kod gönderiliyor',
  sentTo: (phone: string) => `6 haneli kodu ${phone} numarasına gönderdik.`,
  label: 'SMS ile gelen 6 haneli kod',
  confirm: 'Doğrula ve devam et',
  newCode: 'Yeni kod gönder',
  newCodeIn: (seconds: number) => `Yeni kodu ${seconds} saniye sonra isteyebilirsiniz`,
  changePhone: 'Telefon numarasını değiştir',
  triesLeft: (tries: number) => `${tries} deneme hakkınız kaldı`,
} as const;
