import { oneTimeCodeDigits } from '@emsal/validation/generic/one-time-code-digits';

export const otpPanelTexts = {
  title: 'Telefonunuza gelen kodu girin',
  documentTitle: (title: string, brandName: string) => `${title} | ${brandName}`,
  sendingTo: (phone: string) =>
    `${oneTimeCodeDigits} haneli kodu ${phone} numarasına gönderiyoruz. Son haneyi yazınca kendiliğinden doğrulanır.`,
  sentTo: (phone: string) =>
    `${oneTimeCodeDigits} haneli kodu ${phone} numarasına gönderdik. Son haneyi yazınca kendiliğinden doğrulanır.`,
  sentBefore: (phone: string) =>
    `Az önce ${phone} numarasına gönderdiğimiz kodu girin; kullandıysanız yenisini isteyin.`,
  label: `SMS ile gelen ${oneTimeCodeDigits} haneli kod`,
  validFor: (minutes: number) => `Kod ${minutes} dakika geçerli`,
  confirm: 'Doğrula ve devam et',
  newCode: 'Yeni kod gönder',
  newCodeIn: (seconds: number) => `Yeni kodu ${seconds} saniye sonra isteyebilirsiniz`,
  changePhone: 'Telefon numarasını değiştir',
} as const;
