import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../text-field/text-field';
import { RepeatedGroup } from './repeated-group';
import { exampleWords } from './testing/example-words';

/** The inputs hold their own text, so that a wrong key shows. */
function People({ count: first = 2, least = 1 }: { count?: number; least?: number }) {
  const [count, setCount] = useState(first);
  const items = Array.from({ length: count }, (_, index) => ({
    name: `${index + 1}. kişi`,
    fields: <TextField id={`people.${index}.name`} label="Adı" defaultValue={`kişi ${index + 1}`} />,
  }));
  return (
    <RepeatedGroup
      id="people"
      label="Kişiler"
      words={exampleWords}
      {...{ items, least }}
      most={3}
      onAdd={() => setCount(count + 1)}
      onRemove={() => setCount(count - 1)}
    />
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

it('adds an item at the end, focuses its first field and announces it', async () => {
  render(<People />);
  await press('Kişi ekle');
  expect(within(screen.getByRole('group', { name: '3. kişi' })).getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('3. kişi eklendi');
});

it('offers no more than the largest number, and says so', async () => {
  render(<People />);
  await press('Kişi ekle');
  expect(screen.queryByRole('button', { name: 'Kişi ekle' })).toBeNull();
  expect(screen.getByText('En çok 3 kişi eklenebilir')).toBeVisible();
});

it('removes an item by its order; the others keep their text, and the next one takes the focus', async () => {
  render(<People count={3} />);
  await press('Çıkar: 2. kişi');
  expect(names()).toEqual(['kişi 1', 'kişi 3']);
  expect(screen.getByRole('group', { name: '2. kişi' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2. kişi çıkarıldı');
});

it('focuses the item before when the last one is removed', async () => {
  render(<People count={3} />);
  await press('Çıkar: 3. kişi');
  expect(screen.getByRole('group', { name: '2. kişi' })).toHaveFocus();
});

it('focuses the button that adds when none is left, and the first field of the next item', async () => {
  render(<People count={1} least={0} />);
  await press('Çıkar: 1. kişi');
  expect(screen.getByRole('button', { name: 'Kişi ekle' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('removes none of the smallest number', () => {
  render(<People count={2} least={2} />);
  expect(screen.queryByRole('button', { name: /Çıkar/ })).toBeNull();
});
