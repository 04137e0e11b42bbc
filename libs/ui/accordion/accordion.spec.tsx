import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const items = ['Bir', 'İki'].map((question) => ({ question, answer: `${question}: yanıt` }));
const names = () => screen.getAllByRole<HTMLDetailsElement>('group').map((group) => group.getAttribute('name'));

it('opens the first when it is told to', () => {
  render(<Accordion items={items} firstOpen />);
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false]);
});

it('gives its questions one name when only one may stand open, and another accordion another name', () => {
  render(
    <>
      <Accordion items={items} oneAtATime />
      <Accordion items={items} oneAtATime />
    </>,
  );
  const [one, two, other] = names();
  expect(one).toBeTruthy();
  expect([two, other === one]).toEqual([one, false]);
});

it('leaves any number open otherwise', () => {
  render(<Accordion items={items} />);
  expect(names().filter(Boolean)).toEqual([]);
});
