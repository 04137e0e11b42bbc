import { callUs } from '@emsal/brand/call-us.texts';

export const verifyPolicyTexts = {
  valid: 'Poliçe geçerli',
  later: (day: string) => `Poliçe düzenlendi; ${day} günü başlar`,
  ended: 'Poliçenin süresi dolmuş',
  unknown: 'Bu kod bir poliçemize ait değil',
  unknownText: 'Karekodu yeniden okutun ya da bağlantıyı poliçedeki gibi yazın. Şüpheniz varsa bizi arayın.',
  failed: 'Poliçe şu anda sorgulanamadı',
  failedText: 'Birkaç dakika sonra yeniden deneyin.',
  policyNo: 'Poliçe no',
  firm: 'Sigorta şirketi',
  line: 'Ürün',
  insured: 'Sigortalı',
  period: 'Süre',
  call: callUs,
} as const;
