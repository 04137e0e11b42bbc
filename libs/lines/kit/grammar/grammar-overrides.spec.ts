/** Options of the grammar with which a line differs from the one that it reuses. */
import { completeAnswers } from '../answers/answers';
import { stepFields } from '../steps/confirmed-fields';
import { exampleContext, exampleLine, exampleSample } from '../samples/example-line';
import { saveRequests } from '../steps/requests';
import type { Line, Step } from './step';
import { stepButton } from '../steps/step-order';
import { findStep, visibleSteps } from '../steps/visible-steps';

const { answers } = exampleSample;
const fixed: Line = { ...exampleLine, fixed: { owner: 'Filo', isFound: true } };
const step = (slug: string, change: Partial<Step> = {}): Step => ({ ...findStep(exampleLine, slug)!, ...change });

it('`fixed` overrides typed and looked-up answers, in conditions and in request bodies', () => {
  expect(completeAnswers(fixed, { ...answers, owner: 'Ali', isFound: false })).toMatchObject(fixed.fixed!);
  expect(visibleSteps(fixed, answers).map(({ slug }) => slug)).toContain('gizli');
  const [mail] = saveRequests(fixed, step('ilk'), { ...exampleContext, visitId: 'v', answers });
  expect(mail?.body).toEqual({ visitId: 'v', email: 'Filo' });
});

it('`editing` asks for known answers again while its condition is true', () => {
  const editing = step('ikinci', { editing: ({ driver }) => driver === 'Veli' });
  const split = (driver: string) =>
    stepFields(exampleLine, editing, { ...exampleContext, answers: { ...answers, driver } });
  expect([split('').shown, split('').asked.includes('plateNo')]).toEqual([['plateNo'], false]);
  expect([split('Veli').shown, split('Veli').asked.includes('plateNo')]).toEqual([[], true]);
});

it('`lastButton` is shown only while no step follows', () => {
  const last = step('ikinci', { lastButton: 'Teklifleri getir' });
  expect(stepButton(exampleLine, last, answers)).toBe('Bitir');
  expect(stepButton(exampleLine, last, { ...answers, status: '0' })).toBe('Teklifleri getir');
  expect(stepButton(exampleLine, step('ucuncu'), answers)).toBe('Devam et');
});
