import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

const tip = () => <Tooltip label="Muafiyet nedir?">Her hasarın %2’sini siz ödersiniz.</Tooltip>;
const described = () => screen.queryByRole('button', { description: 'Her hasarın %2’sini siz ödersiniz.' });

it('describes its button while it has the focus', async () => {
  render(tip());
  expect(described()).toBeNull();
  await userEvent.tab();
  expect(described()).not.toBeNull();
  await userEvent.tab();
  expect(described()).toBeNull();
});

it('hides on Escape without closing what stands around it', async () => {
  const heard: string[] = [];
  render(<div onKeyDown={({ key }) => heard.push(key)}>{tip()}</div>);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect([described(), heard]).toEqual([null, []]);
});

it('stands while the pointer is on the button or on the words', async () => {
  render(tip());
  await userEvent.hover(screen.getByRole('button', { name: 'Muafiyet nedir?' }));
  await userEvent.hover(screen.getByText(/Her hasarın/));
  expect(described()).not.toBeNull();
  await userEvent.unhover(screen.getByText(/Her hasarın/));
  expect(described()).toBeNull();
});
