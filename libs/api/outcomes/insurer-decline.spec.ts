import { declineOutcome, declineOutcomes } from './insurer-decline';

describe('the reasons of declined quotes', () => {
  it('are complete sentences and never contain an insurer’s own text', () => {
    for (const { reason } of Object.values(declineOutcomes)) expect(reason).toMatch(/[Şş]irket.*\.$/);
    expect(declineOutcome('<b>kod</b>').reason).toBe('Şirket bu bilgilerle teklif vermedi.');
  });
  it('differ for an old vehicle and a valuable one', () => {
    expect(declineOutcome('591').reason).toContain('10 yaş');
    expect(declineOutcome('402').reason).toContain('değer');
  });
  it('of an earlier release are still read', () => {
    expect(declineOutcome('rubbish')).toEqual(declineOutcome('malformed'));
    expect(declineOutcome('rubbish').isFault).toBe(true);
  });
});
