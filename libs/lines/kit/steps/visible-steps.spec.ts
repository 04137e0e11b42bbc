import { exampleLine as line, exampleSample, exampleStep as step } from '../samples/example-line';
import type { AnswerSet } from '../grammar/field';
import type { Step } from '../grammar/step';
import { findStep, menuSteps, partOf, stepsOf, visibleEntries, visibleSteps } from './visible-steps';

const { answers: sample } = exampleSample;
const slugs = (steps: readonly { slug: string }[]) => steps.map(({ slug }) => slug);

describe('steps', () => {
  it('shows the steps for these answers, the welcome step first', () => {
    expect(slugs(stepsOf(line))).toEqual(['hosgeldiniz', 'ilk', 'gizli', 'ikinci', 'ucuncu']);
    expect(slugs(visibleSteps(line, {}))).toEqual(['hosgeldiniz', 'ilk', 'ikinci']);
    expect(slugs(visibleSteps(line, { ...sample, isFound: true }))).toEqual(['ilk', 'gizli', 'ikinci', 'ucuncu']);
    expect(slugs(menuSteps(line, { ...sample, isFound: true }))).toEqual(['ilk', 'ikinci', 'ucuncu']);
    expect(slugs(stepsOf({ ...line, welcome: undefined }))).not.toContain('hosgeldiniz');
  });

  it('shows the visible fields', () => {
    expect(visibleEntries(line, step('ikinci'), {}).map(({ field }) => field)).toEqual([
      'status',
      'city',
      'district',
      'phoneNumber',
    ]);
    expect(visibleEntries(line, step('ikinci'), { status: '1' }).map(({ field }) => field)).toEqual([
      'status',
      'plateNo',
      'city',
      'district',
      'year',
      'phoneNumber',
    ]);
  });

  it('lets a condition distinguish a stored answer from an absent value', () => {
    const byStatus: Step = {
      ...step('ikinci'),
      entries: [
        { field: 'city', when: ({ status }) => status === '0' },
        { field: 'district', when: (_, { status }) => status === '0' },
      ],
    };
    const asked = (answers: AnswerSet) => visibleEntries(line, byStatus, answers).map(({ field }) => field);
    expect([asked({}), asked({ status: '0' })]).toEqual([['city'], ['city', 'district']]);
  });

  it('finds a step and its part', () => {
    expect(findStep(line, 'yok')).toBeUndefined();
    expect([partOf(line, step('ikinci'))?.slug, partOf(line, step('hosgeldiniz'))]).toEqual([
      'arac-bilgileri',
      undefined,
    ]);
  });
});
