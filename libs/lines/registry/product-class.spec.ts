import { lineIds } from '@emsal/lines/facts/line-ids';
import { isCompulsory, productClassOf } from './product-class';
import { linesWhere } from './testing/lines-where';

it('three lines are compulsory traffic, one is compulsory earthquake', () => {
  expect(linesWhere((id) => productClassOf(id) === 'compulsoryTraffic')).toEqual([
    'TRAFFIC',
    'SHORTTRAFFIC',
    'USEDVEHICLETRAFFIC',
  ]);
  expect(linesWhere((id) => productClassOf(id) === 'compulsoryEarthquake')).toEqual(['DASK']);
});

it('every voluntary line is a class of its own', () => {
  const voluntary = lineIds.filter((id) => !isCompulsory(id));
  expect(voluntary.map(productClassOf)).toEqual(voluntary);
});
