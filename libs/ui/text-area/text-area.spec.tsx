import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';

it('tells what is written and carries its message', async () => {
  const told: string[] = [];
  render(<TextArea id="t" label="Talebiniz" error="Talebinizi yazın" value="" onChange={(text) => told.push(text)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Talebiniz', description: 'Talebinizi yazın' }), 'ı');
  expect(told).toEqual(['ı']);
});
