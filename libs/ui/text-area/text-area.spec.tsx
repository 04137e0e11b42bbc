import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';

it('reports its text and is described by its error message', async () => {
  const changes: string[] = [];
  render(
    <TextArea id="t" label="Talebiniz" error="Talebinizi yazın" value="" onChange={(text) => changes.push(text)} />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Talebiniz', description: 'Talebinizi yazın' }), 'ı');
  expect(changes).toEqual(['ı']);
});
