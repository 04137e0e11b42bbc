/** What the address register knows of a home, filled into the form of any property line. */
import { addressLevels } from '@emsal/lines/kit/fields/address';
import { lookup, type PropertyAnswers } from './property-grammar';
import type { RegisteredAnswers, RegisteredFacts, RegisteredHome } from './registered-answers';

/** The address of a code that was typed, or of a renewed policy, has no names. */
const namedAddress = (address: PropertyAnswers['address'], home: RegisteredHome) =>
  address.cityName
    ? {}
    : {
        address: {
          ...address,
          city: home.cityCode,
          district: home.districtCode,
          ...(Object.fromEntries(addressLevels.map((level) => [`${level}Name`, home[`${level}Name`]])) as object),
        },
      };

export const homeLookup = (answersOf: (home: RegisteredFacts) => RegisteredAnswers, live = false) =>
  lookup('GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}', {
    needs: ['uavtCode'],
    resultField: 'isHomeFound',
    ...(live && { live }),
    input: ({ uavtCode }, { visitId }) => ({ visitId, uavt: uavtCode }),
    fill: (home, { address }) =>
      home.state === 'found'
        ? { isHomeFound: true, ...namedAddress(address, home), ...answersOf(home) }
        : { isHomeFound: false },
  });
