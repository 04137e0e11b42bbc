import { exampleLine as line, exampleSample, exampleStep as step } from '../samples/example-line';
import { menuNames } from '../grammar/menu-names';
import { progressPercent, stepPosition } from './progress';
import { stepMenu } from './step-menu';

const { answers: sample } = exampleSample;
const slugs = (steps: readonly { slug: string }[]) => steps.map(({ slug }) => slug);

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

  it('names parts and steps, links them, and omits hidden steps and empty parts', () => {
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

  it("gives the step's number on mobile", () => {
    expect(stepPosition(line, sample, 'ikinci')).toEqual({ number: 2, total: 3 });
    expect(stepPosition(line, {}, 'ucuncu')).toEqual({ number: 2, total: 2 });
  });
});
