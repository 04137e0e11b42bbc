import type { LinePrice } from '@emsal/pricing/line-price';
import { trafficPrice, trafficProduct } from '../traffic/price';
import type { usedVehicleTrafficQuestion } from './question';

export const usedVehicleTrafficPrice: LinePrice<typeof usedVehicleTrafficQuestion> = {
  productName: trafficPrice.productName,
  product: (pricing) => trafficProduct(pricing),
};
