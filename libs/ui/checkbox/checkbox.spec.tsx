import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

it('is off until it is ticked, and tells it', async () => {
  const told: boolean[] = [];
  render(<Checkbox id="c" label="Kampanyaları SMS ile almak istiyorum" onChange={(checked) => told.push(checked)} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kampanyaları SMS ile almak istiyorum' });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(told).toEqual([true]);
});

it('carries its message', () => {
  render(<Checkbox id="c" label="Formu okudum" error="Formu okuduğunuzu işaretleyin" />);
  expect(
    screen.getByRole('checkbox', { name: 'Formu okudum', description: 'Formu okuduğunuzu işaretleyin' }),
  ).toBeTruthy();
});
