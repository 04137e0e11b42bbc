import { isOffered, lineFacts } from '@emsal/lines/registry/facts-of';
import { advisedProducts } from './advised-products';

it('names every line that is not sold online, as its facts do, in the order of the products', () => {
  const closed = Object.values(lineFacts).filter(({ id }) => !isOffered(id));
  expect(advisedProducts).toEqual(
    closed.toSorted((a, b) => a.label.rank - b.label.rank).map(({ slug, name, family }) => ({ slug, name, family })),
  );
});
