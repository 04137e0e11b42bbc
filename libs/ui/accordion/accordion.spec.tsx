import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const items = ['Bir', 'İki'].map((question) => ({ question, answer: `${question}: yanıt` }));
const names = () => screen.getAllByRole<HTMLDetailsElement>('group').map((group) => group.getAttribute('name'));

it('opens the first item on request', () => {
  render(<Accordion items={items} firstOpen />);
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false]);
});

it('groups its items when only one may be open, separately per accordion', () => {
  render(
    <>
      <Accordion items={items} oneAtATime />
      <Accordion items={items} oneAtATime />
    </>,
  );
  const [first, second, other] = names();
  expect(first).toBeTruthy();
  expect([second, other === first]).toEqual([first, false]);
});

it('leaves any number open otherwise', () => {
  render(<Accordion items={items} />);
  expect(names().filter(Boolean)).toEqual([]);
});
