import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Select } from '@emsal/ui/select/select';
import type { SelectOption } from '@emsal/ui/select/select';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useCallback, useEffect, useState } from 'react';
import type { OrderInformation } from '../order/load-order';
import type { FieldErrors } from '../forms/field-errors';
import { addressIds } from './address-form';
import { addressTexts as texts } from './address.texts';
import { loadDistrictOptions } from './place-options';

interface AddressFieldsProps {
  address: OrderInformation['address'];
  cities: readonly SelectOption[];
  /** Of the address's city. */
  districts: readonly SelectOption[];
  errors: FieldErrors;
}

/** Districts of the selected city; a city selected before hydration counts too. */
function useDistricts({ address, districts: initialDistricts }: Pick<AddressFieldsProps, 'address' | 'districts'>) {
  const { transport } = usePage();
  const [city, setCity] = useState(address?.city ?? '');
  const [loaded, setLoaded] = useState({ city: address?.city ?? '', districts: initialDistricts });
  const cityField = useCallback((field: HTMLSelectElement | null) => void (field && setCity(field.value)), []);
  const isLoaded = loaded.city === city;
  useEffect(() => {
    if (isLoaded || city === '') return;
    const controller = new AbortController();
    void loadDistrictOptions(createClient(transport), city, controller.signal).then(
      (list) => controller.signal.aborted || setLoaded({ city, districts: list }),
    );
    return () => controller.abort();
  }, [isLoaded, city, transport]);
  return { city, cityField, setCity, districts: isLoaded ? loaded.districts : [] };
}

/** City, district and street address, prefilled with what is known. */
export function AddressFields({ address, cities, districts: initialDistricts, errors }: AddressFieldsProps) {
  const { city, cityField, setCity, districts } = useDistricts({ address, districts: initialDistricts });
  return (
    <>
      <Select
        ref={cityField}
        id={addressIds.city}
        name={addressIds.city}
        label={texts.city}
        options={cities}
        defaultValue={address?.city ?? ''}
        onChange={setCity}
        error={errors[addressIds.city]}
        autoComplete="address-level1"
      />
      <Select
        id={addressIds.district}
        name={addressIds.district}
        label={texts.district}
        hint={city === '' ? texts.districtHint : undefined}
        options={districts}
        defaultValue={address?.district ?? ''}
        error={errors[addressIds.district]}
        autoComplete="address-level2"
      />
      <TextField
        id={addressIds.address}
        name={addressIds.address}
        label={texts.address}
        hint={texts.addressHint}
        defaultValue={address?.moreInformation ?? ''}
        maxLength={300}
        error={errors[addressIds.address]}
        autoComplete="street-address"
      />
    </>
  );
}
