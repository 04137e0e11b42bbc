/** Homes and telephones are bought from their landing pages, the policy comes by mail. A home has one earthquake policy at a time. */
import { expect } from '@playwright/test';
import { buyFromLanding } from '../purchase/buy-from-landing';
import { test } from '../walk/journey-test';
import { daskPurchase, homePurchase, housingPurchase, phonePurchase } from '../purchase/property-purchases';

test('F001 F032 M041 DASK is bought with an address code: one price, no best offer', ({ walker }) =>
  buyFromLanding(walker, daskPurchase, async () =>
    expect(await walker.text('main')).not.toMatch(/en ucuz|En iyi fiyat/i),
  ));

for (const [ids, purchase] of [
  ['F001 F033 M042', homePurchase],
  ['F001 F051', housingPurchase],
] as const)
  test(`${ids} ${purchase.line.id} is bought with an address code, at a price of each insurer`, ({ walker }) =>
    buyFromLanding(walker, purchase, async () =>
      expect(await walker.text('main')).not.toContain('kanunla bütün şirketlerde aynıdır'),
    ));

test('F001 F034 M043 PHONE is bought with its IMEI', ({ walker }) => buyFromLanding(walker, phonePurchase));
