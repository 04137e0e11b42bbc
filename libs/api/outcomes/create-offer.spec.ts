import { createOfferOutcome, createOfferOutcomes, isCloseHidden } from './create-offer';
import { hasDialog, resetsVerification, type CreateOfferCode } from './create-offer-codes';

const row = (code: string, message = 'x') => createOfferOutcome(code, message);

describe('the outcomes of createoffer', () => {
  it.each([
    ['F316', '402'],
    ['F317', 'BL0'],
  ])('%s code %s leads to the start and requires a new verification', (_, code) => {
    expect(row(code).actions[0]).toBe('start');
    expect(resetsVerification(code)).toBe(true);
  });

  it.each([
    ['F319 F328', '591'],
    ['F320 F328', '581'],
    ['F321', '590'],
    ['F322', '59'],
    ['F323', '580'],
    ['F324', '58'],
  ])("%s code %s ends the funnel at the paired line's basic information", (_, code) => {
    expect(row(code)).toMatchObject({ endsFunnel: true, actions: ['crossBranch', 'home'] });
  });

  it('F325 only the codes of a temporary refusal ask for marketing permission', () => {
    const asking = Object.keys(createOfferOutcomes).filter((code) => row(code).asksMarketingPermission);
    expect(asking.toSorted()).toEqual(['58', '580', '59', '590']);
  });

  it('F329 F330 a message with F500 offers a retry and home, and hides the other branch', () => {
    expect(row('x', 'Servis F500 verdi').actions).toEqual(['retry', 'home']);
  });

  it('F331 B20 hides the close button regardless of the flag', () => {
    expect([isCloseHidden(row('B20'), false), isCloseHidden(row('B20'), true)]).toEqual([true, true]);
  });

  it('F332 other codes hide the close button by the flag', () => {
    expect([isCloseHidden(row('591'), false), isCloseHidden(row('591'), true)]).toEqual([false, true]);
  });

  it.each(['zzz', ''])('F333 any other code (%p) has the check-my-info button', (code) => {
    expect(row(code).actions).toContain('checkInfo');
  });

  it('every row has a dialog, other codes have none', () => {
    expect(Object.keys(createOfferOutcomes).filter((code) => !hasDialog(code))).toEqual([]);
    expect(hasDialog('zzz')).toBe(false);
  });

  it('every row has a home button, and a message unless the server’s is shown', () => {
    const outcomes = { ...createOfferOutcomes, zzz: row('zzz'), F500: row('x', 'F500') };
    expect(Object.keys(outcomes).filter((code) => !outcomes[code as CreateOfferCode].actions.includes('home'))).toEqual(
      [],
    );
    const ends = (message?: string) => message?.endsWith('.') ?? false;
    expect(Object.keys(outcomes).filter((code) => !ends(outcomes[code as CreateOfferCode].message))).toEqual([
      '404',
      'renewalTooEarly',
    ]);
  });
});
