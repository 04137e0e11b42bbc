import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { anotherVehicle, assetsLookup } from './assets-lookup';
import { context } from './testing/lookup-context';
import { form as traffic } from './traffic/form';

const asset = { assetId: 'a1', licensePlateNo: '34ABC12', description: 'BMW 320i', hasActivePolicy: true };
const found = (assets: readonly object[], answers = {}) =>
  assetsLookup.fill(assets as never, completeAnswers(traffic, answers), context);

it('shows araclarim only when the owner has vehicles', () => {
  expect([found([asset]).assetStep, found([]).assetStep]).toEqual([true, false]);
});

it.each([
  ['none without a plate', {}, ''],
  ['the vehicle of the typed plate', { licensePlateNo: '34 abc 12' }, 'a1'],
  ['another one with the plate of none', { licensePlateNo: '34ABC13' }, anotherVehicle],
  ['the one chosen before', { licensePlateNo: '34ABC12', directionAsset: 'a2' }, 'a2'],
])('chooses %s', (_, answers, chosen) => {
  expect(found([asset], answers).directionAsset).toBe(chosen);
});
