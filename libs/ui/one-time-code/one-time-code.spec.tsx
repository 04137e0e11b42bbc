import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OneTimeCode } from './one-time-code';

const code = (secondsLeft: number) => <OneTimeCode id="o" name="code" label="Kod" secondsLeft={secondsLeft} />;

it('is one input that the system can fill', () => {
  render(code(120));
  const field = screen.getByRole('textbox', { name: 'Kod' });
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
});

it('takes a pasted code with spaces and words around it', async () => {
  const told: string[] = [];
  render(<OneTimeCode id="o" label="Kod" value="" onChange={(text) => told.push(text)} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Kod' }));
  await userEvent.paste('Kodunuz: 482 913.');
  expect(told).toEqual(['482913']);
});

it('says in words of its own how long the code lives', () => {
  const { rerender } = render(code(102));
  expect(screen.getByText('1.42 kaldı')).toBeTruthy();
  rerender(code(30));
  expect(screen.getByRole('status').textContent).toBe('Kodun süresinin dolmasına 30 saniye kaldı');
});
