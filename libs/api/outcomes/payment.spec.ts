import {
  declineReasons,
  providerPageMayStillCharge,
  paymentOutcomes,
  policyRequestOutcomes,
  refundReasons,
} from './payment';

describe('the messages of a payment', () => {
  it('M563 a payment that was not completed: try again', () =>
    expect(paymentOutcomes.declined.message).toMatch(/tekrar deneyin/));
  it('M564 without an insurer’s reply: try again or choose another product', () =>
    expect(paymentOutcomes.noInsurerReply.message).toMatch(/Tekrar deneyin ya da başka bir ürün seçin/));
  it('M572 M385 F465 an invalid card: check and try again', () =>
    expect(policyRequestOutcomes.invalidCard.message).toMatch(/Kontrol edip tekrar deneyin/));
  it('M562 an offer document that cannot be opened: try again', () =>
    expect(policyRequestOutcomes.documentUnavailable.message).toMatch(/tekrar deneyin/));
  it('state in every decline that the card was not charged', () => {
    for (const reason of Object.values(declineReasons)) expect(reason).toContain('Kartınızdan çekim yapılmadı');
  });
  it('never state that the card was not charged when it was or may have been', () => {
    const { refunding, refunded, noInsurerReply } = paymentOutcomes;
    const texts = [...Object.values(refundReasons), providerPageMayStillCharge];
    for (const text of [...texts, ...[refunding, refunded, noInsurerReply].map(({ message }) => message)])
      expect(text).not.toContain('çekim yapılmadı');
  });
});
