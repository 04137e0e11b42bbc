import { lineFacts } from '@emsal/lines/registry/facts-of';
import { PageProvider, type Page } from '@emsal/platform/page';
import { render, screen } from '@testing-library/react';
import { ProductList, type ProductListProps } from './product-list';

const lines = [lineFacts.TRAFFIC, lineFacts.IMM, lineFacts.USEDVEHICLETRAFFIC];

function linksOf(props: Omit<ProductListProps, 'lines'>, published: readonly string[]): (string | null)[] {
  const isPublished = (path: string): boolean => published.includes(path.split('?', 1)[0]!);
  render(
    <PageProvider value={{ isPublished } as Page}>
      <ProductList lines={lines} {...props} />
    </PageProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

it('links to the landing page of each line, or to the form of a line without one', () => {
  const landings = ['/trafik-sigortasi', '/once-trafik-policesi-sonra-ruhsat-donemi'];
  expect(linksOf({}, landings)).toEqual([
    '/trafik-sigortasi',
    '/imm-sigortasi/form',
    '/once-trafik-policesi-sonra-ruhsat-donemi?usedVehicleSaleType=true',
  ]);
});

it('links to the forms when forms are requested', () => {
  expect(linksOf({ to: 'form' }, ['/trafik-sigortasi'])[0]).toBe('/trafik-sigortasi/form');
});
