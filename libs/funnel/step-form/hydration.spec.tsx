import { PageProvider } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { AnswerSet, Field } from '@emsal/lines/kit/grammar/field';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import { createPage } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { StepForm } from './step-form';

const [basic, person, vehicle] = stepsOf(sampleLine);
const context = { today: '2026-11-21' };

/** Types into the edge's HTML, then hydrates it. */
async function hydrate(
  step: NonNullable<typeof basic>,
  typeIn: (container: HTMLElement) => void,
  answers: AnswerSet = {},
  line = sampleLine,
) {
  const { page } = createPage(line, { funnel: { answers } });
  const submit = vi.fn().mockResolvedValue({ to: 'stay' });
  const treeOf = (shown: typeof line) => (
    <Provider store={page.store}>
      <PageProvider value={page}>
        <StepForm formKey={step.slug} {...{ line: shown, step, context, submit }} visitId={null} takesFocus={false} />
      </PageProvider>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(treeOf(line));
  typeIn(container);
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, treeOf(line), { onRecoverableError: (fault) => faults.push(fault) }),
  );
  const show = (other: typeof line): void => root.render(treeOf(other));
  return { submit, faults, container, show, end: () => act(() => root.unmount()) };
}

const set = (container: HTMLElement, label: RegExp | string, value: string) => {
  (within(container).getByLabelText(label) as HTMLInputElement).value = value;
};

afterEach(() => (document.body.innerHTML = ''));

describe('what was typed before hydration', () => {
  it('is kept in text fields and checkboxes, and submitted', async () => {
    const { submit, faults } = await hydrate(basic!, (container) => {
      set(container, /TCKN/, '10000000078');
      set(container, /Cep telefonu/, '532 123 45 67');
      (within(container).getByRole('checkbox') as HTMLInputElement).checked = true;
    });
    expect(screen.getByLabelText(/TCKN/)).toHaveValue('10000000078');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Devam et' })));
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({
        shortLicenseOwnerTcOrTaxNo: '10000000078',
        phoneNumber: '532 123 45 67',
        marketingConfirm: true,
      }),
      expect.anything(),
    );
    expect(faults).toEqual([]);
  });

  it('is kept in date inputs, half typed too', async () => {
    await hydrate(person!, (container) => {
      set(container, 'Gün', '12');
      set(container, 'Yıl', '1985');
    });
    expect(
      [screen.getByLabelText('Gün'), screen.getByLabelText('Ay'), screen.getByLabelText('Yıl')].map(
        (box) => (box as HTMLInputElement).value,
      ),
    ).toEqual(['12', '', '1985']);
  });

  it('a list whose options have not come keeps the stored answer until they do', async () => {
    const brand: Field = { kind: 'select', label: 'Marka', missing: 'Markayı seçin', options: [] };
    const waiting = { ...sampleLine, fields: { ...sampleLine.fields, vehicleBrand: brand } };
    const { show } = await hydrate(vehicle!, () => undefined, { vehicleBrand: '2' }, waiting);
    await act(async () => show(sampleLine));
    expect(screen.getByLabelText('Marka')).toHaveValue('2');
  });

  it('is kept in selects and radios', async () => {
    const { submit } = await hydrate(vehicle!, (container) => {
      set(container, 'Marka', '2');
      (within(container).getByLabelText('Ticari') as HTMLInputElement).checked = true;
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Devam et' })));
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ vehicleBrand: '2', purpose: '2' }),
      expect.anything(),
    );
  });

  it('is posted to the step itself when the button is clicked before hydration', () => {
    const { page } = createPage(sampleLine, {});
    const html = renderToString(
      <Provider store={page.store}>
        <PageProvider value={page}>
          <StepForm
            formKey="first"
            line={sampleLine}
            step={basic!}
            context={context}
            visitId={null}
            submit={vi.fn()}
            takesFocus={false}
          />
        </PageProvider>
      </Provider>,
    );
    expect(html).toMatch(/<form[^>]+method="post"/);
    expect(html).toContain('action="/trafik-sigortasi/form/temel-bilgiler"');
  });
});

it('an invalid answer that was posted before hydration stands in the server’s summary, which takes the focus', async () => {
  let inDocument = '';
  const posted = { shortLicenseOwnerTcOrTaxNo: '12345678901' };
  const { faults } = await hydrate(
    basic!,
    (container) => (inDocument = within(container).getByRole('alert').textContent ?? ''),
    posted,
  );
  const summary = screen.getByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(inDocument).toBe(summary.textContent);
  expect(summary).toHaveFocus();
  expect(faults).toEqual([]);
});
