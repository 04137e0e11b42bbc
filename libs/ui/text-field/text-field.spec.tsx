import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

it('associates label, hint and message with the control', () => {
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

it('reports text', async () => {
  const changes: string[] = [];
  render(<TextField id="t" label="Ad" value="" onChange={(text) => changes.push(text)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ad' }), 'İ');
  expect(changes).toEqual(['İ']);
});

it('works uncontrolled', async () => {
  const { rerender } = render(<TextField id="t" label="Ad" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ad' });
  field.value = 'yazılmış';
  rerender(<TextField id="t" label="Ad" error="Adınızı girin" />);
  expect(screen.getByRole('textbox', { name: 'Ad' })).toBe(field);
  expect(field.value).toBe('yazılmış');
});
