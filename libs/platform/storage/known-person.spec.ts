import { knownPersonValue, parseKnownPerson } from './known-person';

const person = { identity: '100******78', phone: '0532 *** ** 67' };

it.each([person, { ...person, identity: '111*****14' }])(
  'is read as it was written, of a person and a company',
  (one) => expect(parseKnownPerson(knownPersonValue(one))).toEqual(one),
);

it.each([undefined, '', '|', '10000000078|0532 *** ** 67', '100******78|05321234567', '<b>|0532 *** ** 67'])(
  'ignores %s, which is damaged or not masked',
  (value) => expect(parseKnownPerson(value)).toBeNull(),
);
