/** Fields that more than one calculator has. */
import { provinces } from '@emsal/tariffs/provinces';
import type { SelectField } from '../kit/field';
import { vehicleClassOptions } from './vehicle-classes';

export const provinceField: SelectField = {
  kind: 'select',
  name: 'il',
  label: 'Plaka ili',
  options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  initial: '34',
};

export const vehicleClassField: SelectField = {
  kind: 'select',
  name: 'arac',
  label: 'Araç türü',
  options: vehicleClassOptions,
  initial: 'car',
};
