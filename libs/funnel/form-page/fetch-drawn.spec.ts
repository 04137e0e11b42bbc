import type { Line } from '@emsal/lines/kit/step';
import { stepsOf } from '@emsal/lines/kit/visible-steps';
import { formId } from '../step-form/form-id';
import { sampleLine } from '../testing/sample-line';
import { fetchDrawn } from './fetch-drawn';

const [first] = stepsOf(sampleLine);
const line: Line = { ...sampleLine, welcome: { ...first!, slug: 'karsilama', widget: 'welcome' } };
const openedAt = async (id: string) => {
  document.body.innerHTML = `<form id="${id}"></form>`;
  const welcome = { Part: () => null, fetch: jest.fn(async () => undefined) };
  await fetchDrawn(line, { welcome });
  return welcome.fetch;
};

it('the widget of the step that stands in the document is fetched', async () => {
  expect(await openedAt(formId(line.welcome!))).toHaveBeenCalledTimes(1);
});

it('the widget of a step that does not is not', async () => {
  expect(await openedAt(formId(first!))).not.toHaveBeenCalled();
});
