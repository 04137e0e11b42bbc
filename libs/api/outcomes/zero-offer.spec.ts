import { zeroOfferOutcome } from './zero-offer';

describe('no offers', () => {
  it.each([
    ['outcome', '402', 'AUTO', 'Değeri yüksek araçları', ['call', 'whatsapp']],
    ['outcome', '0Offer2Group', 'AUTO', 'hiçbiri bu bilgilerle teklif vermedi', ['back', 'callZeroOffer']],
    ['outcome', '0Offer2Group', 'TRAFFIC', 'hiçbiri bu bilgilerle teklif vermedi', ['back', 'callZeroOffer']],
    ['outcome', '0Offer2Group', 'IMM', 'geçerli trafik poliçesine', ['back', 'callZeroOffer']],
    ['outcome', '0Offer2Group', 'GREENCARD', 'seyahat tarihlerini', ['back', 'callZeroOffer']],
    ['outcome', '0Offer1Group', 'TRAFFIC', 'on yaşından büyük', ['call']],
    ['outcome', '0Offer1Group', 'TRAVEL', '18 yaşından küçükler', ['back']],
    ['outcome', '404', 'TRAVEL', '18 yaşından küçükler', ['back']],
    ['outcome', null, 'PET', 'Dostunuzun', ['back']],
    ['outcome', null, 'IMM', 'geçerli trafik poliçesine', ['back']],
    ['outcome', null, 'GREENCARD', 'seyahat tarihlerini', ['back']],
    ['F588', 'unknown', 'AUTO', 'Bilgilerinizi kontrol edin ya da bizi arayın', ['callZeroOffer']],
    ['F589', null, 'TRAFFIC', 'internetten teklif vermedi. Bizi arayın', ['callZeroOffer', 'crossOffers']],
  ])('%s code %s on %s says %p and offers %p', (_, code, line, words, actions) => {
    const outcome = zeroOfferOutcome(code, line);
    expect(`${outcome.title} ${outcome.message}`).toContain(words);
    expect(outcome.actions).toEqual(expect.arrayContaining(actions));
  });

  it.each(['AUTO', 'TRAFFIC', 'PET'])(
    'an outage on %s does not blame the answers, and offers a retry first',
    (line) => {
      const outcome = zeroOfferOutcome('0Offer2Group', line, true);
      expect(outcome.message).not.toContain('kontrol');
      expect(outcome.actions).toEqual(['requote', 'callZeroOffer', 'crossOffers', 'back']);
    },
  );

  it('0Offer2Group offers the zero-offer telephone line', () => {
    expect(zeroOfferOutcome('0Offer2Group', 'TRAFFIC').actions).toContain('callZeroOffer');
  });
});
