import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { RangeCalendar } from './range-calendar';
import type { DateRange } from './date-range';

const changes: DateRange[] = [];

function Travel({ start = '', end = '' }: Partial<DateRange>) {
  const [value, setValue] = useState<DateRange>({ start, end });
  const change = (range: DateRange) => {
    changes.push(range);
    setValue(range);
  };
  return (
    <RangeCalendar
      id="r"
      name="t"
      label="Seyahat tarihleri"
      min="2026-12-01"
      latestStart="2027-01-30"
      value={value}
      onChange={change}
    />
  );
}

const day = (name: RegExp) => screen.findByRole('button', { name });
const box = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => changes.splice(0));

it('writes the selected days into the boxes', async () => {
  render(<Travel />);
  await userEvent.click(await day(/^7 Aralık 2026/));
  await userEvent.click(await day(/16 Aralık 2026/));
  expect(changes.at(-1)).toEqual({ start: '2026-12-07', end: '2026-12-16' });
  expect([box('Başlangıç', 'Gün').value, box('Bitiş', 'Ay').value]).toEqual(['07', '12']);
});

it('marks the typed days and shows their month', async () => {
  render(<Travel start="2027-2-3" />);
  await userEvent.type(box('Bitiş', 'Gün'), '5');
  await userEvent.type(box('Bitiş', 'Ay'), '2');
  await userEvent.type(box('Bitiş', 'Yıl'), '2027');
  expect((await day(/^4 Şubat 2027/)).closest('[role=gridcell]')?.getAttribute('aria-selected')).toBe('true');
});

it('goes to the month of a date that is typed', async () => {
  render(<Travel />);
  await day(/^7 Aralık 2026/);
  await userEvent.type(box('Başlangıç', 'Gün'), '03012027');
  expect(await day(/^3 Ocak 2027/)).toBeTruthy();
});

it('lets a range begin on no later day than typed dates may, and end after it', async () => {
  render(<Travel start="2027-1-29" end="2027-2-2" />);
  const isOffered = async (name: RegExp) => (await day(name)).getAttribute('aria-disabled') !== 'true';
  expect([await isOffered(/^30 Ocak 2027/), await isOffered(/^31 Ocak 2027/)]).toEqual([true, false]);
  await userEvent.click(await day(/^30 Ocak 2027/));
  await userEvent.click(await day(/^31 Ocak 2027/));
  expect(changes.at(-1)).toEqual({ start: '2027-01-30', end: '2027-01-31' });
});

it('marks nothing while a date is incomplete or the end comes first', async () => {
  const { container } = render(<Travel start="2026-12-20" end="2026-12-7" />);
  await day(/20 Aralık 2026/);
  expect(container.querySelectorAll('[aria-selected=true]')).toHaveLength(0);
});

it('does not offer days before the minimum', async () => {
  render(<Travel start="2026-12-5" />);
  expect(await screen.findByRole('button', { name: 'Önceki ay' })).toHaveProperty('disabled', true);
});

it('renders the boxes on the server and the calendar in the browser', () => {
  const html = renderToString(<Travel />);
  expect(html).toContain('t.start.day');
  expect(html).not.toContain('grid');
});
