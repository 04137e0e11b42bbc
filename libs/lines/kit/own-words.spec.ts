/** Words of the grammar that a line uses to differ from the one it reuses. */
import { completeAnswers } from './answers';
import { stepFields } from './confirmed-fields';
import { exampleContext, exampleLine, exampleSample } from './example-line';
import { saveRequests } from './requests';
import type { Line, Step } from './step';
import { stepButton } from './step-order';
import { findStep, visibleSteps } from './visible-steps';

const { answers } = exampleSample;
const fixed: Line = { ...exampleLine, fixed: { owner: 'Filo', isFound: true } };
const step = (slug: string, change: Partial<Step> = {}): Step => ({ ...findStep(exampleLine, slug)!, ...change });

it('`fixed` wins over what was typed and found, in conditions and in bodies', () => {
  expect(completeAnswers(fixed, { ...answers, owner: 'Ali', isFound: false })).toMatchObject(fixed.fixed!);
  expect(visibleSteps(fixed, answers).map(({ slug }) => slug)).toContain('gizli');
  const [mail] = saveRequests(fixed, step('ilk'), { ...exampleContext, visitId: 'v', answers });
  expect(mail?.body).toEqual({ visitId: 'v', email: 'Filo' });
});

it('`editing` asks again what is known while its condition holds', () => {
  const editing = step('ikinci', { editing: ({ driver }) => driver === 'Veli' });
  const split = (driver: string) =>
    stepFields(exampleLine, editing, { ...exampleContext, answers: { ...answers, driver } });
  expect([split('').shown, split('').asked.includes('plateNo')]).toEqual([['plateNo'], false]);
  expect([split('Veli').shown, split('Veli').asked.includes('plateNo')]).toEqual([[], true]);
});

it('`lastButton` is on the button only while no step follows', () => {
  const last = step('ikinci', { lastButton: 'Teklifleri getir' });
  expect(stepButton(exampleLine, last, answers)).toBe('Bitir');
  expect(stepButton(exampleLine, last, { ...answers, status: '0' })).toBe('Teklifleri getir');
  expect(stepButton(exampleLine, step('ucuncu'), answers)).toBe('Devam et');
});
