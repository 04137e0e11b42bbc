/** The contracted institutions of an offer's network: options of each level, dependent on the one before (spec funnel 3.7, 7.2). */
import type { Client } from '@emsal/api/client';
import type { SelectOption } from '@emsal/ui/select/select';

export interface NetworkOf {
  firmId: number;
  networkKey: string;
}
export interface ChosenPlace {
  city: string;
  district: string;
  type: string;
}
export const nowhere: ChosenPlace = { city: '', district: '', type: '' };

const base = 'GET quoterequestapi/ComplementHealth' as const;
const named = (name: string): SelectOption => ({ value: name, label: name });

const clearedBy: Readonly<Record<keyof ChosenPlace, Partial<ChosenPlace>>> = {
  city: { district: '', type: '' },
  district: { type: '' },
  type: {},
};

/** Another place above clears what was chosen below it. */
export const withLevel = (place: ChosenPlace, level: keyof ChosenPlace, value: string): ChosenPlace => ({
  ...place,
  ...clearedBy[level],
  [level]: value,
});

const inputOf = ({ firmId, networkKey }: NetworkOf) => ({ firmId: String(firmId), networkKey });

export const citiesOf = async (client: Client, network: NetworkOf): Promise<SelectOption[]> =>
  (await client.lookup(`${base}/GetContractedCompanyCities/{firmId}/{networkKey}`, inputOf(network))).map(
    ({ cityName }) => named(cityName),
  );

export const districtsOf = async (client: Client, network: NetworkOf, { city }: ChosenPlace): Promise<SelectOption[]> =>
  (
    await client.lookup(`${base}/GetContractedCompanyDistricts/{firmId}/{networkKey}/{cityName}`, {
      ...inputOf(network),
      cityName: city,
    })
  ).map(({ districtName }) => named(districtName));

export const typesOf = async (
  client: Client,
  network: NetworkOf,
  { city, district }: ChosenPlace,
): Promise<SelectOption[]> =>
  (
    await client.lookup(`${base}/GetContractedCompanyType/{firmId}/{networkKey}/{cityName}/{districtName}`, {
      ...inputOf(network),
      cityName: city,
      districtName: district,
    })
  ).map(({ companyType, companyTypeName }) => ({ value: companyType, label: companyTypeName }));

export const companiesOf = async (
  client: Client,
  network: NetworkOf,
  { city, district, type }: ChosenPlace,
): Promise<string[]> =>
  (
    await client.lookup(`${base}/GetContractedCompany/{firmId}/{networkKey}/{cityName}/{districtName}/{companyType}`, {
      ...inputOf(network),
      cityName: city,
      districtName: district,
      companyType: type,
    })
  ).map(({ companyName }) => companyName);
