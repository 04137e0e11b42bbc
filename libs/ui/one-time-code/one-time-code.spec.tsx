import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OneTimeCode } from './one-time-code';

const code = (secondsLeft: number) => <OneTimeCode id="o" name="code" label="Kod" secondsLeft={secondsLeft} />;

it('is one input with autofill', () => {
  render(code(120));
  const field = screen.getByRole('textbox', { name: 'Kod' });
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
});

it('accepts a pasted code with spaces and surrounding text', async () => {
  const changes: string[] = [];
  render(<OneTimeCode id="o" label="Kod" value="" onChange={(text) => changes.push(text)} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Kod' }));
  await userEvent.paste('Kodunuz: 482 913.');
  expect(changes).toEqual(['482913']);
});

it('shows and announces the remaining time with its own texts', () => {
  const { rerender } = render(code(102));
  expect(screen.getByText('Kodun süresi: 1 dk 42 sn')).toBeTruthy();
  rerender(code(30));
  expect(screen.getByRole('status').textContent).toBe('Kodun süresinin dolmasına 30 saniye kaldı');
});
