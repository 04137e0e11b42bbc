import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FlatPicker } from './flat-picker';

const flats = [
  { code: 's', name: 'Dükkân', floor: 0, isHome: false },
  { code: '1', name: 'Daire 1', floor: 1, isHome: true },
  { code: '2', name: 'Daire 2', floor: 2, isHome: true },
  { code: 'k', name: 'Kapıcı dairesi', floor: -1, isHome: true },
];
function Building() {
  const [value, setValue] = useState('');
  return <FlatPicker id="b" name="flat" label="Hangi daire?" {...{ flats, value }} onChange={setValue} />;
}

it('names each flat with its floor, from the highest down', () => {
  render(<Building />);
  const names = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels![0]!.textContent);
  expect(names).toEqual(['Daire 2, 2. kat', 'Daire 1, 1. kat', 'Kapıcı dairesi, 1. bodrum']);
});

it('is chosen from by pointer and by arrow keys, and a shop cannot be chosen', async () => {
  render(<Building />);
  await userEvent.click(screen.getByText('Daire 2'));
  expect(screen.getByRole('radio', { name: /Daire 2/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Daire 1/ })).toBeChecked();
  await userEvent.click(screen.getByText('Dükkân'));
  expect(screen.getByRole('radio', { name: /Daire 1/ })).toBeChecked();
});
