import { kaskoFirstDay, trafficFirstDay } from '@emsal/lines/facts/shared-facts';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { findStep, visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { currentPolicy } from '../sample-parts';
import { context, known } from '../testing/known-traffic';
import { form as traffic } from '../traffic/form';
import { firstDayNote } from './first-day-step';

const today = '2026-11-21';
const note = (days: number, rule = trafficFirstDay) =>
  firstDayNote(rule, addDays(today, days), today)?.replaceAll('\u00A0', ' ') ?? null;

it.each([
  [0, null],
  [14, 'Süren poliçenizin son günü: 5 Aralık 2026. Yeni poliçeniz o gün başlar.'],
  [15, expect.stringContaining('şirketler süren poliçenizi referans almadan fiyat verir')],
  [30, expect.stringContaining('Son 14 günde yeniden fiyat alın')],
  [31, 'Süren poliçenizin son günü: 22 Aralık 2026. Yenisini 22 Kasım 2026 tarihinden itibaren alabilirsiniz.'],
])('the note of a policy that ends in %i days', (days, text) => {
  expect(note(days)).toEqual(text);
});

it('own-damage insurers use the running policy on every day of renewal', () => {
  expect(note(30, kaskoFirstDay)).not.toContain('referans');
});

describe('the step of TRAFFIC', () => {
  const step = findStep(traffic, 'arac-ozellikleri')!;
  const fields = (answers: typeof known) => visibleEntries(traffic, step, answers).map(({ field }) => field);

  it('says when the found policy ends, and asks for no day beside it', () => {
    const renewed = { ...known, ...currentPolicy(context.today) };
    expect(step.note!(completeAnswers(traffic, renewed), context)).toContain('Süren poliçenizin son günü');
    expect(fields(renewed)).not.toContain('choosesFirstDay');
  });

  it('lets a visitor without a policy choose the day', () => {
    const uninsured = { ...known, showPolicyInformation: false };
    expect(step.note!(completeAnswers(traffic, uninsured), context)).toBeNull();
    expect(fields(uninsured)).toContain('choosesFirstDay');
    expect(fields(uninsured)).not.toContain('policyFirstDay');
    expect(fields({ ...uninsured, choosesFirstDay: true })).toContain('policyFirstDay');
  });
});
