import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../testing/open-account';
import { tariffChange } from './tariff-change';

const open = (query = '', today = '2026-11-28') => openAccount(`/dask-tarife-degisikligi${query}`, {}, { today });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

describe('/dask-tarife-degisikligi', () => {
  it('F039 M109 compares the sum of a running policy with that of this month’s tariff', async () => {
    const { container } = open('?ay=2026-11');
    expect(await screen.findByRole('heading', { level: 1, name: /Kasım 2026/ })).toBeVisible();
    expect(
      rowOf('Metrekare bedeli')
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['9.884\u00A0₺', '11.599\u00A0₺']);
    expect(screen.getByText(/bugünkü tarifenin 171\.500 ₺ altında/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M109 follows month, construction and area, and asks for an area that can be reckoned with', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Poliçenizin başladığı ay'), '2026-10');
    await userEvent.click(screen.getByRole('radio', { name: /Diğer/ }));
    const area = screen.getByLabelText(/Brüt alan/);
    await userEvent.clear(area);
    expect(area).toBeInvalid();
    await userEvent.type(area, '80');
    const [then, now] = rowOf('Teminat').getAllByRole('cell');
    expect([then!.textContent, now!.textContent]).toEqual(['609.520\u00A0₺', '618.640\u00A0₺']);
  });

  it('M566 says that the change of an earlier month is over, and leads to the current one', async () => {
    open('?ay=2026-10');
    expect(await screen.findByRole('heading', { name: 'Bu tarife değişikliğinin süresi doldu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Güncel tarifeyi aç' })).toHaveAttribute(
      'href',
      '/dask-tarife-degisikligi',
    );
  });

  it('M566 is over too while the month has no published tariff', async () => {
    open('', '2027-06-01');
    expect(await screen.findByText(/henüz yayımlanmadı/)).toBeVisible();
  });

  it('offers the months of the last year that have a tariff', () => {
    const months = tariffChange(null, '2026-11-28')!.earlier.map(({ month }) => month);
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-10', '2026-01', 10]);
  });
});
