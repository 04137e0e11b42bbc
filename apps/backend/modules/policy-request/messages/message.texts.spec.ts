import { refundReasons } from '@emsal/api/outcomes/payment';
import { refundMail, refundSms, type RefundMessage } from './message.texts';

const refund: RefundMessage = {
  firmName: 'Rüzgârgülü Sigorta',
  thing: '34 ABC 12 plakalı aracınız',
  why: refundReasons['insurerSilent']!,
  total: '8.130,44 ₺',
};

describe('the word of a refund', () => {
  it('says for what, why, and how much went back', () => {
    const { paragraphs } = refundMail(refund);
    expect(paragraphs.slice(0, 2)).toEqual([
      'Rüzgârgülü Sigorta teklifiyle 34 ABC 12 plakalı aracınız için yaptığınız bir ödeme poliçeye dönüşmedi. Sigorta şirketi poliçeyi süresinde düzenlemedi.',
      'Ödediğiniz 8.130,44 ₺ kartınıza iade edildi. Bankanız iadeyi 1 hafta içinde yansıtır.',
    ]);
    expect(refundSms(refund)).toContain('Ödediğiniz 8.130,44 ₺ kartınıza iade edildi');
  });

  it('names no sum that only the bank knows', () => {
    const other = { ...refund, total: null };
    for (const text of [...refundMail(other).paragraphs, refundSms(other)]) expect(text).not.toMatch(/₺|null/);
    expect(refundSms(other)).toContain('Çekilen tutarın tamamı kartınıza iade edildi');
  });
});
