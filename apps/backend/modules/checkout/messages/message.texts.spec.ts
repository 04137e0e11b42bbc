import { refundReasons } from '@emsal/api/outcomes/payment';
import { refundMail, refundSms, type RefundMessage } from './message.texts';

const refund: RefundMessage = {
  firmName: 'Rüzgârgülü Sigorta',
  insuredObject: '34 ABC 12 plakalı aracınız',
  reason: refundReasons['insurerSilent']!,
  total: '8.130,44 ₺',
};

describe('the message about a refund', () => {
  it('states the insured object, the reason and the refunded amount', () => {
    const { paragraphs } = refundMail(refund);
    expect(paragraphs.slice(0, 2)).toEqual([
      'Rüzgârgülü Sigorta teklifiyle 34 ABC 12 plakalı aracınız için yaptığınız bir ödeme poliçeye dönüşmedi. Sigorta şirketi poliçeyi süresinde düzenlemedi.',
      'Ödediğiniz 8.130,44 ₺ kartınıza iade edildi. Bankanız iadeyi 1 hafta içinde yansıtır.',
    ]);
    expect(refundSms(refund)).toContain('Ödediğiniz 8.130,44 ₺ kartınıza iade edildi');
  });

  it('states no amount that only the bank knows', () => {
    const other = { ...refund, total: null };
    for (const text of [...refundMail(other).paragraphs, refundSms(other)]) expect(text).not.toMatch(/₺|null/);
    expect(refundSms(other)).toContain('Çekilen tutarın tamamı kartınıza iade edildi');
  });
});
