/** Lines for people and pets are bought from their landing pages, the policy comes by mail. */
import { buyFromLanding } from '../purchase/buy-from-landing';
import {
  complementHealthPurchase,
  personalAccidentPurchase,
  petPurchase,
  travelPurchase,
} from '../purchase/health-purchases';
import { test } from '../walk/journey-test';

test('F001 F056 PERSONALACCIDENT is bought with an occupation and a sum', ({ walker }) =>
  buyFromLanding(walker, personalAccidentPurchase));

test('F001 F053 TRAVEL is bought for two adults who go to Italy', ({ walker }) =>
  buyFromLanding(walker, travelPurchase));

test('F001 F047 M045 COMPLEMENTHEALTH is bought after the explicit consent and the declaration', ({ walker }) =>
  buyFromLanding(walker, complementHealthPurchase));

test('F001 F052 PET is bought with a microchip', ({ walker }) => buyFromLanding(walker, petPurchase));
