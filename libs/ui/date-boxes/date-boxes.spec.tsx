import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateBoxes } from './date-boxes';

const changes: string[] = [];

function Controlled({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    changes.push(next);
    setValue(next);
  };
  return <DateBoxes id="d" name="birthday" label="Doğum tarihi" autoComplete="bday" value={value} onChange={change} />;
}

beforeEach(() => changes.splice(0));

it('joins the parts and keeps a partial date', async () => {
  render(<Controlled />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Yıl' }), '1985');
  await userEvent.type(screen.getByRole('textbox', { name: 'Gün' }), '7');
  expect(changes.at(-1)).toBe('1985--7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ay' }), '4');
  expect(changes.at(-1)).toBe('1985-4-7');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Gün' }).value).toBe('7');
});

it.each(['12.04.1985', ' 12/04/1985 ', '12 04 1985', '12-04-1985'])(
  'accepts the whole date "%s" pasted into any box',
  async (text) => {
    render(<Controlled start="--7" />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Gün' }));
    await userEvent.paste(text);
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['12', '04', '1985']);
    expect(changes).toEqual(['1985-04-12']);
  },
);

it('pastes other text into the box itself', async () => {
  render(<Controlled start="1985--" />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Gün' }));
  await userEvent.paste('12');
  expect(changes).toEqual(['1985--12']);
});

it.each(['', '1960-1-2'])(
  'takes a date that is typed in one go into the first of its boxes, over "%s"',
  async (start) => {
    render(<Controlled start={start} />);
    const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gün' });
    await userEvent.click(day);
    day.select();
    await userEvent.keyboard('12041985');
    expect(changes.at(-1)).toBe('1985-04-12');
    expect(screen.getByRole('textbox', { name: 'Yıl' })).toBe(document.activeElement);
  },
);

it('leaves a digit that is typed inside a full box out', async () => {
  render(<Controlled start="--12" />);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gün' });
  await userEvent.type(day, '3', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect([day.value, document.activeElement]).toEqual(['12', day]);
});

it('is empty after everything is deleted', async () => {
  render(<Controlled start="1985--" />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Yıl' }));
  expect(changes).toEqual(['']);
});

it('sets names and autofill hints of its parts', () => {
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

it('marks only the invalid boxes', () => {
  render(<DateBoxes id="d" name="d" label="Tescil tarihi" error="Gününü girin" wrongParts={['day']} />);
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', null, null]);
  expect(screen.getByRole('group', { name: 'Tescil tarihi', description: 'Gününü girin' })).toBeTruthy();
});
