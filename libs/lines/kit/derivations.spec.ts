import { changeAnswers, completeAnswers, defaultAnswers, stepValues } from './answers';
import { exampleContext as context, exampleLine as line, exampleSample } from './example-line';
import type { AnswerSet } from './field';
import { menuNames } from './menu-names';
import { formPath, stepPath } from './paths';
import { progressPercent, stepPosition } from './progress';
import { stepMenu } from './step-menu';
import type { Step } from './step';
import { firstOpenStep, mayOpenStep, nextStep, previousStep } from './step-order';
import { writtenName } from './written-text';
import { findStep, menuSteps, partOf, stepsOf, visibleEntries, visibleSteps } from './visible-steps';

const { answers: sample } = exampleSample;
const slugs = (steps: readonly { slug: string }[]) => steps.map(({ slug }) => slug);
const step = (slug: string) => findStep(line, slug)!;

describe('answers', () => {
  it('completes what is unanswered: empty text, false, or the absent value', () => {
    expect(completeAnswers(line, { owner: 'Ali', status: '' })).toMatchObject({
      owner: 'Ali',
      driver: '',
      consent: false,
      isFound: false,
      status: '0',
      born: '',
    });
    expect(completeAnswers(line, { consent: true, status: '1' })).toMatchObject({ consent: true, status: '1' });
    expect(Object.keys(completeAnswers(line, { stranger: 'x' }))).toEqual(Object.keys(line.fields));
  });

  it('presets initial values only; an absent value is never shown as chosen', () => {
    expect(defaultAnswers(line)).toEqual({ born: '', city: '34' });
    expect(stepValues(line, step('ikinci'), { district: '3419' })).toEqual({
      status: '',
      plateNo: '',
      city: '34',
      district: '3419',
      year: '',
      phoneNumber: '',
    });
    expect(stepValues(line, step('ilk'), { terms: true })).toMatchObject({ terms: true, consent: false });
  });

  it('clears what depends on a changed answer and keeps the rest', () => {
    const before = { plateNo: '34ABC12', isFound: true, year: '2026', city: '34' };
    expect(changeAnswers(line, before, { plateNo: '06ABC12' })).toEqual({
      plateNo: '06ABC12',
      plateCity: '06',
      status: '1',
      city: '34',
    });
    expect(changeAnswers(line, before, { plateNo: '34ABC12' })).toMatchObject({ isFound: true, year: '2026' });
    expect(changeAnswers(line, before, { plateNo: '06ABC12', year: '2025' })).toMatchObject({ year: '2025' });
    for (const plateNo of ['34 ABC 12', '34 abc 12', '34-abc-12'])
      expect(changeAnswers(line, before, { plateNo })).toMatchObject({ plateNo, isFound: true, year: '2026' });
  });

  it('derives nothing from an empty answer', () => {
    const half = { [writtenName('district')]: 'kad', [writtenName('year')]: '20' };
    expect(changeAnswers(line, { city: '34', ...half }, { city: '06' })).toEqual({ city: '06', yearWritten: '20' });
    expect(changeAnswers(line, { plateNo: '34ABC12' }, { plateNo: '' })).toEqual({ plateNo: '' });
    expect(changeAnswers(line, {}, { consent: true })).toEqual({ consent: true });
  });
});

describe('steps', () => {
  it('shows the steps that the answers lead through, the welcome step first', () => {
    expect(slugs(stepsOf(line))).toEqual(['hosgeldiniz', 'ilk', 'gizli', 'ikinci', 'ucuncu']);
    expect(slugs(visibleSteps(line, {}))).toEqual(['hosgeldiniz', 'ilk', 'ikinci']);
    expect(slugs(visibleSteps(line, { ...sample, isFound: true }))).toEqual(['ilk', 'gizli', 'ikinci', 'ucuncu']);
    expect(slugs(menuSteps(line, { ...sample, isFound: true }))).toEqual(['ilk', 'ikinci', 'ucuncu']);
    expect(slugs(stepsOf({ ...line, welcome: undefined }))).not.toContain('hosgeldiniz');
  });

  it('shows the entries that apply', () => {
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

  it('lets a condition tell what was answered from what stands for an open question', () => {
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

  it('opens at the first step that was not stored or no longer holds', () => {
    const done = ['ilk', 'ikinci', 'ucuncu'];
    expect(firstOpenStep(line, { answers: {}, done: [] }, context)?.slug).toBe('hosgeldiniz');
    expect(firstOpenStep(line, { answers: sample, done: [] }, context)?.slug).toBe('ilk');
    expect(firstOpenStep(line, { answers: { ...sample, terms: false }, done }, context)?.slug).toBe('ilk');
    expect(firstOpenStep(line, { answers: sample, done }, context)).toBeUndefined();
  });

  it('lets a visitor open done steps and the first open one only', () => {
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

describe('menu and progress', () => {
  it('F118 the menu has the eighteen step names', () => {
    const specified = [
      'offer',
      'standard',
      'personal',
      'vehicle',
      'licence',
      'job',
      'vehicleFeatures',
      'currentPolicy',
      'device',
      'home',
      'address',
      'health',
      'insured',
      'pet',
      'travel',
      'assets',
      'parent',
      'personsInsured',
    ];
    expect(Object.keys(menuNames)).toEqual(specified);
    expect(new Set(Object.values(menuNames)).size).toBe(18);
  });

  it('F119 marks a step before, at and after the current one as completed, active and empty', () => {
    const states = (current: string) =>
      stepMenu(line, sample, current).map((part) => [
        part.state,
        ...part.steps.map(({ slug, state }) => `${slug} ${state}`),
      ]);
    expect(states('ilk')).toEqual([
      ['active', 'ilk active'],
      ['empty', 'ikinci empty', 'ucuncu empty'],
    ]);
    expect(states('ikinci')).toEqual([
      ['completed', 'ilk completed'],
      ['active', 'ikinci active', 'ucuncu empty'],
    ]);
    expect(states('ucuncu')).toEqual([
      ['completed', 'ilk completed'],
      ['active', 'ikinci completed', 'ucuncu active'],
    ]);
    expect(states('gizli')).toEqual([
      ['completed', 'ilk completed'],
      ['empty', 'ikinci empty', 'ucuncu empty'],
    ]);
  });

  it('names parts and steps, links them, and leaves out hidden steps and empty parts', () => {
    const [first, second] = stepMenu(line, { ...sample, isFound: true }, 'ilk');
    expect(first).toMatchObject({ slug: 'teklif-bilgileri', name: 'Teklif bilgileri' });
    expect(first?.steps).toEqual([
      { slug: 'ilk', name: 'Temel bilgiler', path: '/trafik-sigortasi/form/ilk', state: 'active' },
    ]);
    expect(slugs(second?.steps ?? [])).toEqual(['ikinci', 'ucuncu']);
    const onlyHidden = { ...line, parts: [{ ...line.parts[1]!, steps: [step('gizli')] }] };
    expect(stepMenu(onlyHidden, { isFound: true }, 'gizli')).toEqual([]);
  });

  it('F120 counts completed child steps in percent', () => {
    expect(['ilk', 'gizli', 'ikinci', 'ucuncu'].map((slug) => progressPercent(line, sample, slug))).toEqual([
      0, 33, 33, 67,
    ]);
    expect(progressPercent(line, {}, 'hosgeldiniz')).toBe(0);
    expect(progressPercent({ ...line, parts: [] }, {}, 'ilk')).toBe(0);
  });

  it('tells the place on mobile', () => {
    expect(stepPosition(line, sample, 'ikinci')).toEqual({ number: 2, total: 3 });
    expect(stepPosition(line, {}, 'ucuncu')).toEqual({ number: 2, total: 2 });
  });
});

it('derives the form’s paths from the line’s slug', () => {
  expect(formPath(line)).toBe('/trafik-sigortasi/form');
  expect(stepPath({ id: 'USEDVEHICLETRAFFIC' }, 'ilk')).toBe(
    '/once-trafik-policesi-sonra-ruhsat-donemi/form/ilk?usedVehicleSaleType=true',
  );
});
