/** The lists of an address: one request for each level whose level above was chosen. */
import { addressLevels, type AddressLevel } from '@emsal/lines/kit/fields/address';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';
import { queryKey } from '../../submission/query';
import { useReplies, type ListRequest } from '../use-replies';

export interface AddressOption {
  code: string;
  name: string;
  /** Of a section. */
  uavtCode?: string;
  floor?: number;
  isHome?: boolean;
}

export interface AddressList {
  level: AddressLevel;
  state: 'loading' | 'ready' | 'empty' | 'failed';
  options: readonly AddressOption[];
  retry: () => void;
}

const home = <Name extends string>(name: Name) => `GET quoterequestapi/home/${name}/{code}` as const;

/** The call that lists a level below the place with this code. */
const requests: Readonly<Record<AddressLevel, (above: string) => ListRequest<AddressOption>>> = {
  city: () => ({
    call: 'GET quoterequestapi/sharedstep/GetCityList',
    body: {},
    option: ({ cityId, cityName }: { cityId: string; cityName: string }) => ({ code: cityId, name: cityName }),
  }),
  district: (code) => ({ call: home('getdistricts'), body: { code }, option: asListed }),
  village: (code) => ({ call: home('getvillages'), body: { code }, option: asListed }),
  quarter: (code) => ({ call: home('getquarters'), body: { code }, option: asListed }),
  street: (code) => ({ call: home('getstreets'), body: { code }, option: asListed }),
  building: (code) => ({ call: home('getbuildings'), body: { code }, option: asListed }),
  section: (code) => ({ call: home('getindependentsections'), body: { code }, option: asListed }),
};
const asListed = (row: AddressOption): AddressOption => row;

const codeAbove = (address: AddressAnswer, level: AddressLevel): string => {
  const above = addressLevels[addressLevels.indexOf(level) - 1];
  return above === undefined ? '' : address[above];
};

/** Down to the first level that is not chosen. */
export function useAddressLists(address: AddressAnswer, levels: readonly AddressLevel[]): readonly AddressList[] {
  const open = levels.findIndex((level) => address[level] === '');
  const reached = open === -1 ? levels : levels.slice(0, open + 1);
  const asked = reached.map((level) => ({ level, request: requests[level](codeAbove(address, level)) }));
  const { replies, retry } = useReplies(asked.map(({ request }) => request));
  return asked.map(({ level, request }) => {
    const key = queryKey(request);
    const options = replies[key];
    return { level, options: options ?? [], state: stateOf(options), retry: () => retry(key) };
  });
}

function stateOf(options: readonly AddressOption[] | null | undefined): AddressList['state'] {
  if (options === undefined) return 'loading';
  if (options === null) return 'failed';
  return options.length === 0 ? 'empty' : 'ready';
}
