/** An address as two pages ask for it: the policy's, and where a printed certificate goes. */
import type { OrderInformation } from '../order/load-order';
import { formText } from '../visit/field-errors';
import type { Checked } from '../visit/field-errors';
import { addressTexts as texts } from './address.texts';

export const addressIds = { city: 'city', district: 'district', address: 'address' } as const;
export type Address = NonNullable<OrderInformation['address']>;

export const readAddress = (form: FormData): Address => ({
  city: formText(form, addressIds.city),
  district: formText(form, addressIds.district),
  moreInformation: formText(form, addressIds.address),
});

const shortest = 10;

export const checkAddress = ({ city, district, moreInformation }: Address): Checked => ({
  [addressIds.city]: city === '' ? texts.cityEmpty : undefined,
  [addressIds.district]: district === '' ? texts.districtEmpty : undefined,
  [addressIds.address]: moreInformation.length < shortest ? texts.addressEmpty : undefined,
});
