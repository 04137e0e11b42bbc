import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateBoxes } from './date-boxes';

const told: string[] = [];

function Controlled({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    told.push(next);
    setValue(next);
  };
  return <DateBoxes id="d" name="birthday" label="Doğum tarihi" autoComplete="bday" value={value} onChange={change} />;
}

beforeEach(() => told.splice(0));

it('joins what is typed and keeps a half typed date', async () => {
  render(<Controlled />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Yıl' }), '1985');
  await userEvent.type(screen.getByRole('textbox', { name: 'Gün' }), '7');
  expect(told.at(-1)).toBe('1985--7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ay' }), '4');
  expect(told.at(-1)).toBe('1985-4-7');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Gün' }).value).toBe('7');
});

it.each(['12.04.1985', ' 12/04/1985 ', '12 04 1985', '12-04-1985'])(
  'takes the whole date "%s" that is pasted into any of its boxes',
  async (text) => {
    render(<Controlled start="--7" />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Gün' }));
    await userEvent.paste(text);
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['12', '04', '1985']);
    expect(told).toEqual(['1985-04-12']);
  },
);

it('takes what else is pasted into its own box', async () => {
  render(<Controlled start="1985--" />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Gün' }));
  await userEvent.paste('12');
  expect(told).toEqual(['1985--12']);
});

it('is empty again when everything is deleted', async () => {
  render(<Controlled start="1985--" />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Yıl' }));
  expect(told).toEqual(['']);
});

it('names its parts for the browser', () => {
  render(<Controlled />);
  const attributes = screen
    .getAllByRole('textbox')
    .map((box) => [box.getAttribute('name'), box.getAttribute('autocomplete'), box.getAttribute('inputmode')]);
  expect(attributes).toEqual([
    ['birthday.day', 'bday-day', 'numeric'],
    ['birthday.month', 'bday-month', 'numeric'],
    ['birthday.year', 'bday-year', 'numeric'],
  ]);
});

it('marks the wrong boxes only', () => {
  render(<DateBoxes id="d" name="d" label="Tescil tarihi" error="Gününü girin" wrongParts={['day']} />);
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', null, null]);
  expect(screen.getByRole('group', { name: 'Tescil tarihi', description: 'Gününü girin' })).toBeTruthy();
});
