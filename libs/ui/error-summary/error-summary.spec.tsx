import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../text-field/text-field';
import { DateBoxes } from '../date-boxes/date-boxes';
import { ErrorSummary } from './error-summary';

const errors = [
  { fieldId: 'serial', message: 'Belge seri numarasını girin' },
  { fieldId: 'day', message: 'Tescil tarihinin gününü girin' },
];

it('renders nothing without errors', () => {
  render(<ErrorSummary errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('counts the errors and takes the focus at every attempt', () => {
  const { rerender } = render(<ErrorSummary errors={errors} attempt={1} />);
  const box = screen.getByRole('alert');
  expect(screen.getByRole('heading', { name: 'İki alanı düzeltin' })).toBeTruthy();
  expect(document.activeElement).toBe(box);
  box.blur();
  rerender(<ErrorSummary errors={errors} attempt={2} />);
  expect(document.activeElement).toBe(box);
});

it('does not take the focus while typing when an error disappears and returns', () => {
  const form = (shown: typeof errors, attempt: number) => (
    <>
      <ErrorSummary errors={shown} attempt={attempt} />
      <TextField id="serial" label="Belge seri no" />
    </>
  );
  const { rerender } = render(form(errors, 1));
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(form([], 1));
  rerender(form(errors, 1));
  expect(document.activeElement).toBe(field);
  rerender(form(errors, 2));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('focuses the field, in a group the invalid box', async () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <TextField id="serial" label="Belge seri no" />
      <DateBoxes
        id="day"
        name="day"
        label="Tescil tarihi"
        error="Tescil tarihinin gününü girin"
        wrongParts={['month']}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Belge seri numarasını girin' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Belge seri no' }));
  await userEvent.click(screen.getByRole('link', { name: 'Tescil tarihinin gününü girin' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ay' }));
});

it('marks the title of the document, whoever writes it, until the errors are mended', async () => {
  const page = (title: string, shown: typeof errors) => (
    <>
      <title>{title}</title>
      <ErrorSummary errors={shown} />
    </>
  );
  const { rerender, unmount } = render(page('Yardım | Emsal', errors));
  expect(document.title).toBe('Hata: Yardım | Emsal');
  rerender(page('Başka sayfa | Emsal', errors));
  await waitFor(() => expect(document.title).toBe('Hata: Başka sayfa | Emsal'));
  rerender(page('Başka sayfa | Emsal', []));
  expect(document.title).toBe('Başka sayfa | Emsal');
  rerender(page('Başka sayfa | Emsal', errors));
  expect(document.title).toBe('Hata: Başka sayfa | Emsal');
  unmount();
  expect(document.title).not.toMatch(/Hata/);
});
