import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

it('asks for the other state and shows the one that it is given', async () => {
  const asked = vi.fn();
  const { rerender } = render(<Switch label="SMS izni" checked={false} onChange={asked} />);
  await userEvent.click(screen.getByRole('switch', { name: 'SMS izni', checked: false }));
  expect(asked).toHaveBeenCalledWith(true);
  expect(screen.getByText('Kapalı')).toBeVisible();
  rerender(<Switch label="SMS izni" checked onChange={asked} />);
  expect(screen.getByRole('switch', { checked: true })).toHaveTextContent('Açık');
});

it('ignores a press while the one before is stored', async () => {
  const asked = vi.fn();
  render(<Switch label="SMS izni" checked={false} busy onChange={asked} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(asked).not.toHaveBeenCalled();
});
