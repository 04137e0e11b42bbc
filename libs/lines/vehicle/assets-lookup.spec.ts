import { assetsLookup } from './assets-lookup';
import { context } from './testing/lookup-context';

it('shows araclarim only when the owner has vehicles', () => {
  const asset = { assetId: 'a1', licensePlateNo: '34ABC12', description: 'BMW 320i', hasActivePolicy: true };
  expect([assetsLookup.fill([asset] as never, {}, context), assetsLookup.fill([] as never, {}, context)]).toEqual([
    { assetStep: true },
    { assetStep: false },
  ]);
});
