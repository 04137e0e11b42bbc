import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

it('ties label, hint and message to the control', () => {
  render(<TextField id="t" label="Belge seri no" hint="Sağ altta" error="Belge seri numarasını girin" />);
  const field = screen.getByRole('textbox', {
    name: 'Belge seri no',
    description: 'Sağ altta Belge seri numarasını girin',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('marks an optional field in its label', () => {
  render(<TextField id="t" label="E-posta" optional />);
  expect(screen.getByRole('textbox', { name: 'E-posta (isteğe bağlı)' }).hasAttribute('aria-invalid')).toBe(false);
});

it('tells what is typed as text', async () => {
  const told: string[] = [];
  render(<TextField id="t" label="Ad" value="" onChange={(text) => told.push(text)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ad' }), 'İ');
  expect(told).toEqual(['İ']);
});

it('leaves the text to the DOM when it has no value', async () => {
  const { rerender } = render(<TextField id="t" label="Ad" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ad' });
  field.value = 'yazılmış';
  rerender(<TextField id="t" label="Ad" error="Adınızı girin" />);
  expect(screen.getByRole('textbox', { name: 'Ad' })).toBe(field);
  expect(field.value).toBe('yazılmış');
});
