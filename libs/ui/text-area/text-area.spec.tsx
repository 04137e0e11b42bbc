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

it('grows with its text, and keeps its height when the text becomes shorter', async () => {
  let textHeight = 100;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(110);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(112);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => textHeight);
  render(<TextArea id="t" label="Talebiniz" defaultValue="" />);
  const area = screen.getByRole('textbox');
  expect(area.style.height).toBe('');
  textHeight = 160;
  await userEvent.type(area, 'a');
  expect(area.style.height).toBe('162px');
  textHeight = 100;
  await userEvent.clear(area);
  expect(area.style.height).toBe('162px');
});
