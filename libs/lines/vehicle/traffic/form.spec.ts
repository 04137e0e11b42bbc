import { immFacts } from '../imm/facts';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { stepMenu } from '@emsal/lines/kit/steps/step-menu';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { menuSteps, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { line } from '../vehicle-grammar';
import { form as traffic } from './form';
import { samples as trafficSamples } from './samples';
import { context, sampleOf, known } from '../testing/known-traffic';

const partSlugs = (slug: string) => traffic.parts.find((part) => part.slug === slug)?.steps.map((step) => step.slug);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(traffic, { ...context, today, samples: trafficSamples(today) })).toEqual([]);
});

it('F077 starts with the parent step teklif-bilgileri', () => {
  expect(traffic.parts[0]?.slug).toBe('teklif-bilgileri');
});

it.each([
  ['F078', 'teklif-bilgileri', 'temel-bilgiler'],
  ['F080', 'teklif-bilgileri', 'kisisel-bilgiler'],
  ['F082', 'teklif-bilgileri', 'meslek-bilgisi'],
  ['F088', 'arac-bilgileri', 'araclarim'],
  ['F087 F091', 'arac-bilgileri', 'ruhsat-bilgileri'],
  ['F087 F092', 'arac-bilgileri', 'arac-ozellikleri'],
])('%s the parent step %s has the child %s', (_, part, step) => {
  expect(partSlugs(part)).toContain(step);
});

it('F089 the menu leaves out araclarim, although the visitor passes through it', () => {
  const { answers } = sampleOf('known plate, owner with registered vehicles');
  expect(visibleSteps(traffic, answers).map(({ slug }) => slug)).toContain('araclarim');
  const menu = stepMenu(traffic, answers, 'araclarim').flatMap((part) => part.steps.map(({ slug }) => slug));
  expect(menu).toEqual([
    'temel-bilgiler',
    'kisisel-bilgiler',
    'meslek-bilgisi',
    'ruhsat-bilgileri',
    'arac-ozellikleri',
  ]);
});

it('has araclarim only when the owner has vehicles, and the occupation only for a person', () => {
  expect(visibleSteps(traffic, known).map(({ slug }) => slug)).not.toContain('araclarim');
  const company = sampleOf('company with a tax number and a van').answers;
  expect(visibleSteps(traffic, company).map(({ slug }) => slug)).not.toContain('meslek-bilgisi');
});

it('welcomes only visitors without a hero form', () => {
  expect(visibleSteps(traffic, {})[0]?.slug).toBe('hosgeldiniz');
  expect(visibleSteps(traffic, { shortLicenseOwnerTcOrTaxNo: '1' })[0]?.slug).toBe('temel-bilgiler');
});

it.each([
  ['nobody yet', '', 5],
  ['a person, half typed', '448 624', 5],
  ['a person, as typed', '448 624 801 74', 5],
  ['a person', '44862480174', 5],
  ['a company', '4540234112', 4],
])('counts steps for %s: the number does not grow while a person goes on', (_, shortLicenseOwnerTcOrTaxNo, steps) => {
  expect(menuSteps(traffic, { shortLicenseOwnerTcOrTaxNo })).toHaveLength(steps);
});

it('is reused by value under another id', () => {
  const imm = line({ ...traffic, facts: immFacts });
  expect(imm.parts).toBe(traffic.parts);
  expect(stepPath(imm, 'ruhsat-bilgileri')).toBe('/imm-sigortasi/form/ruhsat-bilgileri');
  expect(sweep(imm, { ...context, samples: trafficSamples(samplesToday) })).toEqual([]);
});
