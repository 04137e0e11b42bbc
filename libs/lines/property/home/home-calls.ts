/** The API calls of HOME: the home's earthquake policy, and what the step saves. */
import { lookup, send } from './home-own-fields';
import { sumNames } from './proposed-sums';

export const daskLookup = lookup('GET quoterequestapi/dask/checkRenewal/{uavtCode}/{visitId}', {
  needs: ['uavtCode'],
  input: ({ uavtCode }, { visitId }) => ({ visitId, uavtCode }),
  fill: ({ status }) =>
    status === 'unavailable' ? {} : { daskStatus: status === 'renewable' || status === 'inForce' ? '1' : '0' },
});

export const saveHome = send('POST quoterequestapi/home/savehomeinfo', (a, { visitId }) => ({
  visitId,
  buildingType: a.buildingType,
  buildingAge: a.buildingAge,
  floorCount: a.floorCount,
  floor: a.floor,
  buildingArea: a.buildingArea,
  usageType: a.usageType,
  insurerTitle: a.insurerTitle,
  daskStatus: a.daskStatus,
  ...Object.fromEntries(sumNames.map((name) => [name, a[name]])),
  earthquake: a.earthquake,
}));
