import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

it('is unchecked by default and reports changes', async () => {
  const changes: boolean[] = [];
  render(
    <Checkbox id="c" label="Kampanyaları SMS ile almak istiyorum" onChange={(checked) => changes.push(checked)} />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kampanyaları SMS ile almak istiyorum' });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(changes).toEqual([true]);
});

it('is described by its error message', () => {
  render(<Checkbox id="c" label="Formu okudum" error="Formu okuduğunuzu işaretleyin" />);
  expect(
    screen.getByRole('checkbox', { name: 'Formu okudum', description: 'Formu okuduğunuzu işaretleyin' }),
  ).toBeTruthy();
});
