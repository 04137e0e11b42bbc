import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { Select } from '@emsal/ui/select/select';
import type { SelectOption } from '@emsal/ui/select/select';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useCallback, useEffect, useState } from 'react';
import type { OrderInformation } from '../order/load-order';
import { fieldIds } from './summary-form';
import type { SummaryErrors } from './summary-form';
import { summaryTexts as texts } from './summary-texts';

interface AddressFieldsProps {
  address: OrderInformation['address'];
  cities: readonly SelectOption[];
  /** Of the address's city. */
  districts: readonly SelectOption[];
  errors: SummaryErrors;
}

const toOption = ({ districtId, districtName }: { districtId: string; districtName: string }): SelectOption => ({
  value: districtId,
  label: districtName,
});

/** The districts of the chosen city; a city chosen before the scripts came counts too. */
function useDistricts({ address, districts: first }: Pick<AddressFieldsProps, 'address' | 'districts'>) {
  const { transport } = usePage();
  const [city, setCity] = useState(address?.city ?? '');
  const [loaded, setLoaded] = useState({ city: address?.city ?? '', districts: first });
  const cityField = useCallback((field: HTMLSelectElement | null) => void (field && setCity(field.value)), []);
  const isLoaded = loaded.city === city;
  useEffect(() => {
    if (isLoaded || city === '') return;
    const leaving = new AbortController();
    void createClient(transport)
      .lookup('GET quoterequestapi/sharedstep/GetDistrictList/{cityId}', { cityId: city }, { signal: leaving.signal })
      .then((list) => leaving.signal.aborted || setLoaded({ city, districts: list.map(toOption) }));
    return () => leaving.abort();
  }, [isLoaded, city, transport]);
  return { city, cityField, setCity, districts: isLoaded ? loaded.districts : [] };
}

/** City, district and the rest of the address; what is known of it stands there already. */
export function AddressFields({ address, cities, districts: first, errors }: AddressFieldsProps) {
  const { city, cityField, setCity, districts } = useDistricts({ address, districts: first });
  return (
    <>
      <Select
        ref={cityField}
        id={fieldIds.city}
        name={fieldIds.city}
        label={texts.city}
        options={cities}
        defaultValue={address?.city ?? ''}
        onChange={setCity}
        error={errors.city}
        autoComplete="address-level1"
      />
      <Select
        id={fieldIds.district}
        name={fieldIds.district}
        label={texts.district}
        hint={city === '' ? texts.districtHint : undefined}
        options={districts}
        defaultValue={address?.district ?? ''}
        error={errors.district}
        autoComplete="address-level2"
      />
      <TextField
        id={fieldIds.address}
        name={fieldIds.address}
        label={texts.address}
        hint={texts.addressHint}
        defaultValue={address?.moreInformation ?? ''}
        maxLength={300}
        error={errors.address}
        autoComplete="street-address"
      />
    </>
  );
}
