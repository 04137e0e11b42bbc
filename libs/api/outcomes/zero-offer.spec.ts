import { zeroOfferOutcome } from './zero-offer';

describe('no offers', () => {
  it.each([
    ['row', '402', 'AUTO', 'Değeri yüksek araçları', ['call', 'whatsapp']],
    ['row', '0Offer2Group', 'AUTO', 'hiçbiri bu bilgilerle teklif vermedi', ['back', 'callZeroOffer']],
    ['row', '0Offer2Group', 'TRAFFIC', 'hiçbiri bu bilgilerle teklif vermedi', ['back', 'callZeroOffer']],
    ['row', '0Offer2Group', 'IMM', 'geçerli trafik poliçesine', ['back', 'callZeroOffer']],
    ['row', '0Offer2Group', 'GREENCARD', 'seyahat tarihlerini', ['back', 'callZeroOffer']],
    ['row', '0Offer1Group', 'TRAFFIC', 'on yaşından büyük', ['call']],
    ['row', '0Offer1Group', 'TRAVEL', '18 yaşından küçükler', ['back']],
    ['row', '404', 'TRAVEL', '18 yaşından küçükler', ['back']],
    ['row', null, 'PET', 'Dostunuzun', ['back']],
    ['row', null, 'IMM', 'geçerli trafik poliçesine', ['back']],
    ['row', null, 'GREENCARD', 'seyahat tarihlerini', ['back']],
    ['F588', 'unknown', 'AUTO', 'Bilgilerinizi kontrol edin ya da bizi arayın', ['callZeroOffer']],
    ['F589', null, 'TRAFFIC', 'internetten teklif vermedi. Bizi arayın', ['callZeroOffer', 'crossOffers']],
  ])('%s code %s on %s says %p and offers %p', (_, code, line, words, actions) => {
    const outcome = zeroOfferOutcome(code, line);
    expect(`${outcome.title} ${outcome.message}`).toContain(words);
    expect(outcome.actions).toEqual(expect.arrayContaining(actions));
  });

  it.each(['AUTO', 'TRAFFIC', 'PET'])('an outage on %s does not blame what was typed, and asks again first', (line) => {
    const outcome = zeroOfferOutcome('0Offer2Group', line, true);
    expect(outcome.message).not.toContain('kontrol');
    expect(outcome.actions).toEqual(['askAnew', 'callZeroOffer', 'crossOffers', 'back']);
  });

  it('two groups without an offer are given the zero-offer line', () => {
    expect(zeroOfferOutcome('0Offer2Group', 'TRAFFIC').actions).toContain('callZeroOffer');
  });
});
