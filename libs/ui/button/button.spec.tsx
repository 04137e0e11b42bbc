import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('does not submit a form by default, and can be pressed while busy', async () => {
  let clicks = 0;
  render(
    <Button busy onClick={() => clicks++}>
      Soruluyor
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Soruluyor' });
  await userEvent.click(button);
  expect([clicks, button.getAttribute('type'), button.getAttribute('aria-busy')]).toEqual([1, 'button', 'true']);
});
