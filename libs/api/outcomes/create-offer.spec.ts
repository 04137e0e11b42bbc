import { createOfferOutcome, createOfferOutcomes, isCloseHidden } from './create-offer';
import { hasDialog, resetsVerification } from './create-offer-codes';

const row = (code: string, message = 'x') => createOfferOutcome(code, message);

describe('the outcomes of createoffer', () => {
  it.each([
    ['F316', '402'],
    ['F317', 'BL0'],
  ])('%s code %s leads to the start and verifies anew', (_, code) => {
    expect(row(code).actions[0]).toBe('start');
    expect(resetsVerification(code)).toBe(true);
  });

  it.each([
    ['F319', '591'],
    ['F320', '581'],
    ['F321', '590'],
    ['F322', '59'],
    ['F323', '580'],
    ['F324', '58'],
  ])("%s code %s ends the funnel at the paired line's basic information", (_, code) => {
    expect(row(code)).toMatchObject({ endsFunnel: true, actions: ['crossBranch', 'home'] });
  });

  it.each([
    ['590', true],
    ['59', true],
    ['580', true],
    ['58', true],
    ['591', false],
    ['581', false],
    ['402', false],
    ['B20', false],
  ])('F325 code %s asks for marketing permission: %s', (code, asks) => {
    expect(row(code).asksMarketingPermission).toBe(asks);
  });

  it.each(['591', '581'])('F328 code %s offers the other branch and home', (code) => {
    expect(row(code).actions).toEqual(['crossBranch', 'home']);
  });

  it('F329 F330 a message with the mark of a failed service offers home and hides the other branch', () => {
    expect(row('x', 'Servis F500 verdi').actions).toEqual(['home']);
  });

  it('F331 B20 hides the close button whatever the flag says', () => {
    expect([isCloseHidden(row('B20'), false), isCloseHidden(row('B20'), true)]).toEqual([true, true]);
  });

  it.each(Object.keys(createOfferOutcomes).filter((code) => code !== 'B20'))(
    'F332 code %s hides the close button by the flag',
    (code) => {
      expect([isCloseHidden(row(code), false), isCloseHidden(row(code), true)]).toEqual([false, true]);
    },
  );

  it.each(['zzz', ''])('F333 any other code (%p) has the check-my-info button', (code) => {
    expect(row(code).actions).toContain('checkInfo');
  });

  it('every row has a dialog, other codes have none', () => {
    expect(Object.keys(createOfferOutcomes).filter((code) => !hasDialog(code))).toEqual([]);
    expect(hasDialog('zzz')).toBe(false);
  });

  it('every row has a way home and words', () => {
    for (const outcome of [...Object.values(createOfferOutcomes), row('zzz'), row('x', 'F500')]) {
      expect(outcome.actions).toContain('home');
      expect(outcome.message).toMatch(/\.$/);
    }
  });
});
