import { oneTimeCodeDigits } from '@emsal/validation/generic/one-time-code-digits';

export const resumeTexts = {
  title: 'Kaldığınız yerden devam edin',
  documentTitle: (title: string, brandName: string) => `${title} | ${brandName}`,
  lead: 'Teklife başka bir cihazda başladıysanız devam kodunuzu ya da teklif numaranızı yazın. Telefonunuza bir kod göndeririz; teklifiniz burada, bıraktığınız adımda açılır.',
  linked: 'Bağlantınızı aldık. Teklifin telefonuna bir kod göndereceğiz; girince teklifiniz burada açılır.',
  label: 'Devam kodu ya da teklif numarası',
  hint: 'Kod üç sözcüktür, örneğin ROLU DASE FOLA; teklif numarası 10 hanelidir',
  missing: 'Devam kodunuzu ya da teklif numaranızı yazın',
  button: 'Telefonuma kod gönderin',
  sending: `Yazdığınız kod bir teklifle eşleşiyorsa o teklifin telefonuna ${oneTimeCodeDigits} haneli bir kod gönderiyoruz. Bir dakika içinde gelmezse yazdıklarınızı kontrol edip yeni kod isteyin.`,
  sent: `Yazdığınız kod bir teklifle eşleşiyorsa o teklifin telefonuna ${oneTimeCodeDigits} haneli bir kod gönderdik. Bir dakika içinde gelmezse yazdıklarınızı kontrol edip yeni kod isteyin.`,
  change: 'Başka bir devam kodu yazın',
  fresh: 'Yeni bir teklif başlatın',
  noScript: (phone: string) => `Bu sayfa için tarayıcınızda JavaScript açık olmalı. Dilerseniz bizi arayın: ${phone}`,
} as const;
