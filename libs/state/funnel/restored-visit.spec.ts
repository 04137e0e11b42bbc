import { restoreFunnel } from './funnel-slice';
import { emptyFunnel } from './funnel-state';
import type { Draft } from './funnel-state';
import { line, visitId } from './testing/open-funnel';

describe('a restored visit', () => {
  const draft: Draft = {
    visitId,
    line,
    answers: { city: '34', district: null, lookupRuns: '{"POST x":"1"}', owedSteps: 'a b' },
    completedSteps: ['temel-bilgiler'],
    isVerified: true,
    customer: null,
    offerNo: null,
    hasAssets: true,
  };

  it('takes answers, steps, look-ups and unsaved steps from the draft, without cleared answers', () => {
    expect(restoreFunnel(emptyFunnel, draft)).toMatchObject({
      visitId,
      answers: { city: '34' },
      savedAnswers: { city: '34', lookupRuns: '{"POST x":"1"}', owedSteps: 'a b' },
      storing: { waiting: ['a', 'b'] },
      done: ['temel-bilgiler'],
      lookupRuns: { 'POST x': '1' },
      isVerified: true,
      hasAssets: true,
    });
    expect(restoreFunnel(emptyFunnel, draft).answers).not.toHaveProperty('district');
  });

  it('prefers answers typed on this page unless they belong to another visit', () => {
    expect(restoreFunnel({ ...emptyFunnel, answers: { city: '06' } }, draft).answers.city).toBe('06');
    expect(restoreFunnel({ ...emptyFunnel, visitId: 'b', answers: { city: '06' } }, draft).answers.city).toBe('34');
  });
});
