import { noOfferOutcome } from './no-offer';

const plain = {};
const words = { title: 'Başlık', message: 'Hattın kendi cümlesi.' };
const line = { noOffer: { message: 'Irkı kontrol edin.', withPair: words, age: words } };

describe('no offers', () => {
  it.each([
    [
      'F588 no offer',
      '0Offer2Group',
      plain,
      'Bilgilerinizi kontrol edin ya da bizi arayın',
      ['back', 'callNoOfferLine'],
    ],
    ['an unknown code', 'new', plain, 'hiçbiri bu bilgilerle teklif vermedi', ['back', 'callNoOfferLine']],
    ['no code', null, line, 'Irkı kontrol edin.', ['back', 'callNoOfferLine']],
    ['a high value', '402', line, 'Değeri yüksek araçları', ['call', 'whatsapp']],
    ['an old vehicle', '0Offer1Group', plain, 'on yaşından büyük', ['call']],
    ['a line’s own age', '0Offer1Group', line, 'Hattın kendi cümlesi.', ['back', 'call']],
    ['an insured under age', '404', line, 'Hattın kendi cümlesi.', ['back', 'call']],
  ])('%s (code %p) is explained, with what to do', (_, code, facts, sentence, actions) => {
    const outcome = noOfferOutcome(code, facts);
    expect(outcome.message).toContain(sentence);
    expect(outcome.actions).toEqual(expect.arrayContaining(actions));
  });

  it('point to the paired line only if it has offers', () => {
    expect(noOfferOutcome('0Offer2Group', line, { hasPairOffers: true })).toMatchObject(words);
    expect(noOfferOutcome('0Offer2Group', line).message).toBe('Irkı kontrol edin.');
  });

  it.each([plain, line])('because of an outage do not blame the answers, and offer a retry first', (facts) => {
    const outcome = noOfferOutcome('0Offer2Group', facts, { isOutage: true });
    expect(outcome.message).not.toContain('kontrol');
    expect(outcome.actions).toEqual(['requote', 'callNoOfferLine', 'crossOffers', 'back']);
  });
});
