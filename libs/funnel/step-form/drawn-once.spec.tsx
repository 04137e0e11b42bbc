import { PageProvider } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';
import { stepsOf } from '@emsal/lines/kit/visible-steps';
import { act, render } from '@testing-library/react';
import { createPage } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { StepForm } from './step-form';

it('the fields of a step are drawn once when it opens', async () => {
  const { page } = createPage(sampleLine, {});
  const fields = jest.fn(() => null);
  render(
    <Provider store={page.store}>
      <PageProvider value={page}>
        <StepForm
          form="first"
          line={sampleLine}
          step={stepsOf(sampleLine)[0]!}
          context={{ today: '2026-11-21' }}
          visitId={null}
          answers={{}}
          widget={{ Part: fields, fetch: jest.fn() }}
          leave={jest.fn()}
          head={() => null}
        />
      </PageProvider>
    </Provider>,
  );
  await act(async () => undefined);
  expect(fields).toHaveBeenCalledTimes(1);
});
