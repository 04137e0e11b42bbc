/** The address form shared by the policy information page and the green card delivery form. */
import type { OrderInformation } from '../order/load-order';
import { formText } from '../forms/field-errors';
import type { CheckedFields } from '../forms/field-errors';
import { addressTexts as texts } from './address.texts';

export const addressIds = { city: 'city', district: 'district', address: 'address' } as const;
export type Address = NonNullable<OrderInformation['address']>;

export const readAddress = (form: FormData): Address => ({
  city: formText(form, addressIds.city),
  district: formText(form, addressIds.district),
  moreInformation: formText(form, addressIds.address),
});

const minAddressLength = 10;

export const checkAddress = ({ city, district, moreInformation }: Address): CheckedFields => ({
  [addressIds.city]: city === '' ? texts.cityEmpty : undefined,
  [addressIds.district]: district === '' ? texts.districtEmpty : undefined,
  [addressIds.address]: moreInformation.length < minAddressLength ? texts.addressEmpty : undefined,
});
