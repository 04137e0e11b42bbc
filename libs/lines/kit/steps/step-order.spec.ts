import { exampleContext as context, exampleLine as line, exampleSample } from '../samples/example-line';
import { firstOpenStep, mayOpenStep, nextStep, previousStep } from './step-order';

const { answers: sample } = exampleSample;

describe('steps', () => {
  it('walks forward and back over the visible steps', () => {
    expect([
      nextStep(line, {}, 'hosgeldiniz')?.slug,
      nextStep(line, {}, 'ilk')?.slug,
      nextStep(line, {}, 'ikinci'),
    ]).toEqual(['ilk', 'ikinci', undefined]);
    expect([
      previousStep(line, sample, 'ilk'),
      previousStep(line, { ...sample, isFound: true }, 'ikinci')?.slug,
      previousStep(line, sample, 'ucuncu')?.slug,
    ]).toEqual([undefined, 'gizli', 'ikinci']);
  });

  it('opens at the first step that was not saved or is no longer valid', () => {
    const done = ['ilk', 'ikinci', 'ucuncu'];
    expect(firstOpenStep(line, { answers: {}, done: [] }, context)?.slug).toBe('hosgeldiniz');
    expect(firstOpenStep(line, { answers: sample, done: [] }, context)?.slug).toBe('ilk');
    expect(firstOpenStep(line, { answers: { ...sample, terms: false }, done }, context)?.slug).toBe('ilk');
    expect(firstOpenStep(line, { answers: sample, done }, context)).toBeUndefined();
  });

  it('lets a visitor open saved steps and the first unsaved one only', () => {
    const progress = { answers: sample, done: ['ilk'] };
    expect(
      ['hosgeldiniz', 'ilk', 'gizli', 'ikinci', 'ucuncu', 'yok'].map((slug) =>
        mayOpenStep(line, { ...progress, slug }, context),
      ),
    ).toEqual([false, true, false, true, false, false]);
    expect(
      ['hosgeldiniz', 'ilk', 'ikinci'].map((slug) => mayOpenStep(line, { answers: {}, done: [], slug }, context)),
    ).toEqual([true, true, false]);
    expect(mayOpenStep(line, { answers: sample, done: ['ilk', 'ikinci', 'ucuncu'], slug: 'ucuncu' }, context)).toBe(
      true,
    );
  });
});
