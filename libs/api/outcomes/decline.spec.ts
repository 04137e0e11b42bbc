import { declineOutcome, declineOutcomes } from './decline';

describe('the reasons of insurers', () => {
  it('ends every sentence and repeats none of an insurer’s own words', () => {
    for (const { reason } of Object.values(declineOutcomes)) expect(reason).toMatch(/[Şş]irket.*\.$/);
    expect(declineOutcome('<b>kod</b>').reason).toBe('Şirket bu bilgilerle teklif vermedi.');
  });
  it('tells an old vehicle from a valuable one', () => {
    expect(declineOutcome('591').reason).toContain('10 yaş');
    expect(declineOutcome('402').reason).toContain('değer');
  });
});
