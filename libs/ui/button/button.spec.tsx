import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('sends no form unless it is told to, and stays pressable while busy', async () => {
  let pressed = 0;
  render(
    <Button busy onClick={() => pressed++}>
      Soruluyor
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Soruluyor' });
  await userEvent.click(button);
  expect([pressed, button.getAttribute('type'), button.getAttribute('aria-busy')]).toEqual([1, 'button', 'true']);
});
