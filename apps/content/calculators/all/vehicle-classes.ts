import type { VehicleClass } from '@emsal/tariffs/traffic/traffic-figures';

export const vehicleClassNames: Readonly<Record<VehicleClass, string>> = {
  car: 'Otomobil',
  taxi: 'Taksi',
  minibus: 'Minibüs (10–17 koltuk)',
  midibus: 'Otobüs (18–30 koltuk)',
  bus: 'Otobüs (31 koltuk ve üzeri)',
  pickup: 'Kamyonet',
  truck: 'Kamyon',
  motorcycle: 'Motosiklet',
  tractor: 'Traktör',
};

export const vehicleClassOptions = Object.entries(vehicleClassNames).map(([value, label]) => ({ value, label }));
