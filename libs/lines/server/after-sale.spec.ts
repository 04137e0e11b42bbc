import { lineIds } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { wordingOf } from './server-lines';

it.each(lineIds)('after the sale of %s another line is offered, and only vehicle lines speak of a vehicle', (id) => {
  const { relatedLine, ...texts } = wordingOf(id).afterSale;
  expect(relatedLine).not.toBe(id);
  if (factsOf(id).family !== 'vehicle') expect(Object.values(texts).join(' ')).not.toMatch(/araç|aracınız/i);
});
