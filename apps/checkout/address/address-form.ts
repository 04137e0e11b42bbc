/** An address as two pages ask for it: the policy's, and where a printed certificate goes. */
import { addressTexts as texts } from './address-texts';

export const addressIds = { city: 'city', district: 'district', address: 'address' } as const;
export type AddressField = keyof typeof addressIds;
export type AddressErrors = Partial<Record<AddressField, string | undefined>>;
export type AddressAnswers = Record<AddressField, string>;

export const formText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

export const readAddress = (form: FormData): AddressAnswers => ({
  city: formText(form, addressIds.city),
  district: formText(form, addressIds.district),
  address: formText(form, addressIds.address),
});

const shortest = 10;

/** What is wrong, in the order of the fields. */
export const checkAddress = ({ city, district, address }: AddressAnswers): AddressErrors => ({
  city: city === '' ? texts.cityEmpty : undefined,
  district: district === '' ? texts.districtEmpty : undefined,
  address: address.length < shortest ? texts.addressEmpty : undefined,
});
