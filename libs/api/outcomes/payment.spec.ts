import { declineReasons, pageOutlives, paymentOutcomes, policyRequestOutcomes, refundReasons } from './payment';

describe('the messages of a payment', () => {
  it('M563 say of a payment that was not completed: try again', () =>
    expect(paymentOutcomes.declined.message).toMatch(/tekrar deneyin/));
  it('M564 say without an insurer’s reply: try again or choose another product', () =>
    expect(paymentOutcomes.noInsurerReply.message).toMatch(/Tekrar deneyin ya da başka bir ürün seçin/));
  it('M572 M385 F465 say of an invalid card: check and try again', () =>
    expect(policyRequestOutcomes.invalidCard.message).toMatch(/Kontrol edip tekrar deneyin/));
  it('M562 say of an offer document that cannot be opened: try again', () =>
    expect(policyRequestOutcomes.documentUnavailable.message).toMatch(/tekrar deneyin/));
  it('say in every decline that the card was not charged', () => {
    for (const reason of Object.values(declineReasons)) expect(reason).toContain('Kartınızdan çekim yapılmadı');
  });
  it('say nowhere that it was not charged where it was, or may be', () => {
    const { refunding, refunded, noInsurerReply } = paymentOutcomes;
    const words = [...Object.values(refundReasons), pageOutlives];
    for (const text of [...words, ...[refunding, refunded, noInsurerReply].map(({ message }) => message)])
      expect(text).not.toContain('çekim yapılmadı');
  });
});
