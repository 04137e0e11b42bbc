import { withWay } from '@emsal/lines/kit/fields/address';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';
import { useRef } from 'react';

type Way = AddressAnswer['way'];

/**
 * Changes the way in which an address is given. What was given another way is there again when the visitor comes back to it, because a
 * typed code is another address and the answer holds one.
 * @returns called with the way, answers the address
 */
export function useAddressWays(address: AddressAnswer): (way: Way) => AddressAnswer {
  const given = useRef<Partial<Record<Way, AddressAnswer>>>({});
  return (way) => {
    given.current[address.way] = address;
    return given.current[way] ?? withWay(address.city === '' ? (given.current.list ?? address) : address, way);
  };
}
