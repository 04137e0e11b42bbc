import { lineIds } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { ListedProduct } from '@emsal/platform/published-product';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen, within } from '@testing-library/react';
import { withAllLines, withinPage, withLines } from '../../testing/within-page';
import { ProductScenes } from './product-scenes';

const namesIn = (scene: string) =>
  within(screen.getByRole('heading', { level: 3, name: scene }).parentElement!)
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')!.textContent);

it('shows each of the sixteen lines once, where it belongs in life', async () => {
  const { container } = render(withinPage(<ProductScenes lines={lineIds.map(factsOf)} />, withAllLines()));
  expect(screen.getAllByRole('link')).toHaveLength(16);
  expect(namesIn('Araç')).toHaveLength(7);
  expect(namesIn('Ev')).toEqual(['Konut Sigortası', 'Evim Güvende Sigortası', 'Zorunlu Deprem Sigortası (DASK)']);
  expect(namesIn('Sağlık')).toHaveLength(3);
  expect(namesIn('Yol ve günlük')).toEqual([
    'Seyahat Sağlık Sigortası',
    'Evcil Hayvan Sigortası',
    'Cep Telefonu Sigortası',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

it('leaves out a scene without a product, and leads to the form of one without a landing page', () => {
  render(withinPage(<ProductScenes lines={[factsOf('DASK')]} />, withLines()));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Ev']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dask-sigortasi/form');
});

it('shows a product of a family that is newer than this build', () => {
  const boat = { ...factsOf('IMM'), id: 'BOAT', family: 'boats' } as unknown as ListedProduct;
  render(withinPage(<ProductScenes lines={[boat]} />));
  expect(namesIn('Yol ve günlük')).toHaveLength(1);
});
