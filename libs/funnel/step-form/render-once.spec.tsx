import { PageProvider } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import { act, render } from '@testing-library/react';
import { createPage } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { StepForm } from './step-form';

it('the content of a step is rendered once when it opens', async () => {
  const { page } = createPage(sampleLine, {});
  const content = vi.fn(() => null);
  render(
    <Provider store={page.store}>
      <PageProvider value={page}>
        <StepForm
          formKey="first"
          line={sampleLine}
          step={stepsOf(sampleLine)[0]!}
          context={{ today: '2026-11-21' }}
          visitId={null}
          widget={Object.assign(content, { preload: vi.fn() })}
          submit={vi.fn()}
          takesFocus={false}
        />
      </PageProvider>
    </Provider>,
  );
  await act(async () => undefined);
  expect(content).toHaveBeenCalledTimes(1);
});
