import { kaskoPrice } from '../auto/price';

export const electricVehiclePrice = kaskoPrice('Elektrikli Araç Kaskosu');
