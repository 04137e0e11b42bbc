/** The API calls of HOME: the home's earthquake policy, and what the step saves. */
import { lookup, send } from './home-own-fields';
import { sumNames } from './proposed-sums';
import { savedBuilding } from '../saved-building';

export const daskLookup = lookup('GET quoterequestapi/dask/checkRenewal/{uavtCode}/{visitId}', {
  needs: ['uavtCode'],
  input: ({ uavtCode }, { visitId }) => ({ visitId, uavtCode }),
  fill: ({ status }) =>
    status === 'unavailable' ? {} : { daskStatus: status === 'renewable' || status === 'inForce' ? '1' : '0' },
});

export const saveHome = send('POST quoterequestapi/home/savehomeinfo', (answers, { visitId }) => ({
  visitId,
  ...savedBuilding(answers),
  daskStatus: answers.daskStatus,
  ...Object.fromEntries(sumNames.map((name) => [name, answers[name]])),
  earthquake: answers.earthquake,
}));
