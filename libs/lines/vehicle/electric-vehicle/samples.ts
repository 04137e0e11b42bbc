/** AUTO's samples, with an electric car. */
import { samples as autoSamples, type AutoSamples } from '../auto/samples';
import type { VehicleSample } from '../sample-parts';

const electricCar: VehicleSample['answers'] = {
  vehicleBrand: '061',
  vehicleBrandName: 'Togg',
  vehicleModelType: '101',
  vehicleModelTypeName: 'T10X V1 RWD',
  vehicleFuelType: '3',
};

export const samples: AutoSamples = (today) =>
  autoSamples(today).map(({ answers, ...sample }) => ({
    ...sample,
    answers: { ...answers, ...electricCar, ...(answers.vehicleModel && { vehicleModel: '061101' }) },
  }));
