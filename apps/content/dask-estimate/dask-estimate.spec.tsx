import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PageProvider } from '@emsal/platform/page';
import { trafficOnly } from '../testing/within-page';
import { DaskEstimate } from './dask-estimate';

const open = ({ search = '', today = '2026-11-27' } = {}) =>
  render(
    <PageProvider value={{ ...trafficOnly(), today }}>
      <MemoryRouter initialEntries={[`/dask-sigortasi${search}`]}>
        <DaskEstimate />
      </MemoryRouter>
    </PageProvider>,
  );
const list = () => screen.getByRole('combobox', { name: 'İl' });
const fact = (name: string) => screen.getByText(name).nextElementSibling;
const shapeOf = (container: HTMLElement, name: string) => {
  const title = [...container.querySelectorAll('title')].find(({ textContent }) => textContent?.startsWith(name));
  return title!.closest('a')!;
};

it('shows the premium of the tariff for the chosen province and area', async () => {
  const { container } = open();
  expect(screen.getByText('3.271 ₺')).toBeVisible();
  await userEvent.selectOptions(list(), 'Karaman');
  expect(screen.getByText('847 ₺')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: /Brüt alan/ }), { target: { value: '40' } });
  expect(screen.getAllByText('593 ₺')[0]).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

it('shows what the tariff sets for the province’s risk group, and where that is written', () => {
  open();
  expect(fact('Risk grubu')).toHaveTextContent('1. grup');
  expect(fact('Tarife oranı')).toHaveTextContent('binde 2,82');
  expect(fact('En düşük prim')).toHaveTextContent('2.289 ₺');
  expect(fact('Süresinde yenilerseniz')).toHaveTextContent('2.617 ₺');
  expect(screen.getByText(/^DASK metrekare bedeli, betonarme: 1 Kasım 2026 gününden beri/)).toBeInTheDocument();
});

it('has every province in the list and on the map', () => {
  const { container } = open();
  expect(list().children).toHaveLength(81);
  expect(container.querySelectorAll('svg a path[d^="M"]')).toHaveLength(81);
});

it('a pressed province of the map is chosen in the list', () => {
  const { container } = open();
  fireEvent.click(shapeOf(container, 'Konya'));
  expect(list()).toHaveValue('42');
  expect(fact('Risk grubu')).toHaveTextContent('5. grup');
});

it('a province pressed before hydration is the one that the page opens with', () => {
  const { container, unmount } = open();
  const { search } = new URL(shapeOf(container, 'Van').getAttribute('href')!, 'http://localhost');
  unmount();
  open({ search });
  expect(list()).toHaveValue('65');
});

it.each(['?il=82', '?il=', '?il=Ankara'])('opens with İstanbul at %s', (search) => {
  open({ search });
  expect(list()).toHaveValue('34');
});

it.each([
  ['2026-12-01', 'Aralık 2026'],
  ['2027-02-01', 'Aralık 2026'],
])('on %s it names the tariff of %s', (today, month) => {
  open({ today });
  expect(screen.getByText(new RegExp(`^${month} tarifesi`))).toBeVisible();
});
