import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

const tip = () => <Tooltip label="Muafiyet nedir?">Her hasarın %2’sini siz ödersiniz.</Tooltip>;
const described = () => screen.queryByRole('button', { description: 'Her hasarın %2’sini siz ödersiniz.' });

it('describes its button while focused', async () => {
  render(tip());
  expect(described()).toBeNull();
  await userEvent.tab();
  expect(described()).not.toBeNull();
  await userEvent.tab();
  expect(described()).toBeNull();
});

it('hides on Escape without closing its surroundings', async () => {
  const received: string[] = [];
  render(<div onKeyDown={({ key }) => received.push(key)}>{tip()}</div>);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect([described(), received]).toEqual([null, []]);
});

it('stays while the pointer is on the button or the text', async () => {
  render(tip());
  await userEvent.hover(screen.getByRole('button', { name: 'Muafiyet nedir?' }));
  await userEvent.hover(screen.getByText(/Her hasarın/));
  expect(described()).not.toBeNull();
  await userEvent.unhover(screen.getByText(/Her hasarın/));
  expect(described()).toBeNull();
});
