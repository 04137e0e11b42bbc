import { soldLines } from '@emsal/lines/registry/facts-of';
import { keyFactsOf } from '@emsal/lines/server/server-lines';
import * as healthPurchases from '../../apps/journeys/purchase/health-purchases';
import * as propertyPurchases from '../../apps/journeys/purchase/property-purchases';
import { walkedLines } from '../../apps/journeys/walk/walked-lines';

it('every line that is sold is bought by a journey', () => {
  const fromLanding = [...Object.values(propertyPurchases), ...Object.values(healthPurchases)];
  const bought = [...Object.values(walkedLines), ...fromLanding].map(({ line }) => line.id);
  expect(bought.toSorted()).toEqual(soldLines.toSorted());
});

it('every line that is sold has the facts that a row of its list shows', () => {
  expect(soldLines.filter((id) => keyFactsOf(id).length !== 4)).toEqual([]);
});
