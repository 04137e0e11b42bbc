import type { AnswerRow } from './offer-store';
import { noOffer, noOfferCode } from './no-offer-code';

const declined = (reasonCode: string) => ({ state: 'declined' as const, reasonCode });
const timedOut = { state: 'timedOut' as const, reasonCode: 'timedOut' };

describe('the code of an empty list', () => {
  it.each([
    ['402', [declined('402'), declined('402'), timedOut]],
    ['0Offer1Group', [declined('591'), declined('591')]],
    ['0Offer1Group', [declined('591'), declined('suspended'), declined('malformed')]],
    ['0Offer2Group', [declined('591'), declined('riskNotTaken')]],
    ['0Offer2Group', [timedOut, timedOut]],
    ['0Offer2Group', [declined('serverError')]],
  ])('is %s', (code, answers) => {
    expect(noOfferCode(answers)).toBe(code);
  });
  it.each([
    ['nobody could answer', [timedOut, declined('suspended'), declined('malformed')], true],
    ['one judged the risk', [timedOut, declined('riskNotTaken')], undefined],
    ['one gave no reason', [declined('serverError'), { state: 'declined' as const, reasonCode: null }], undefined],
  ])('distinguishes an outage from declined quotes when %s', (_, answers, isOutage) => {
    const rows = answers.map((answer) => ({ ...answer, offers: [] }) as unknown as AnswerRow);
    const zero = noOffer(rows, 'TRAFFIC', true);
    expect(zero?.isOutage).toBe(isOutage);
    expect(zero?.message).toMatch(isOutage ? /Sorun bilgilerinizde değil/ : /Bilgilerinizi kontrol edin/);
  });
  it('is null before every insurer has answered', () => {
    expect(noOffer([], 'TRAFFIC', false)).toBeNull();
    expect(noOffer([], 'TRAFFIC', true)).toMatchObject({
      messageCode: '0Offer2Group',
      message: expect.stringContaining('Bilgilerinizi kontrol edin'),
    });
  });
});
