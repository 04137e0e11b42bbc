import type { Line } from '@emsal/lines/kit/grammar/step';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import { formId } from '../step-form/form-id';
import { sampleLine } from '../testing/sample-line';
import { preloadRendered } from './preload-rendered';

const [first] = stepsOf(sampleLine);
const line: Line = { ...sampleLine, welcome: { ...first!, slug: 'karsilama', widget: 'welcome' } };
const preloadedFor = async (id: string) => {
  document.body.innerHTML = `<form id="${id}"></form>`;
  const welcome = Object.assign(() => null, { preload: vi.fn(async () => undefined) });
  await preloadRendered(line, { welcome });
  return welcome.preload;
};

it('preloads the widget of the step that the document shows', async () => {
  expect(await preloadedFor(formId(line.welcome!))).toHaveBeenCalledTimes(1);
});

it('preloads no widget of another step', async () => {
  expect(await preloadedFor(formId(first!))).not.toHaveBeenCalled();
});
