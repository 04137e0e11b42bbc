/** The API calls of DASK: the running policy and the register's facts of the home, and what the steps save. */
import { noAddress } from '@emsal/lines/kit/fields/address';
import { hasPayee, payeeBank, renewsByNumber } from './dask-options';
import { lookup, send } from './dask-own-fields';
import { savedBuilding } from '../saved-building';

const renewalCall = 'GET quoterequestapi/dask/getrenewalinfo/{policyNo}/{visitId}';
const homeCheckCall = 'GET quoterequestapi/dask/checkRenewal/{uavtCode}/{visitId}';

/** The home of the policy that is renewed; a number that cannot be renewed is refused when the step is saved. */
export const renewalLookup = lookup(renewalCall, {
  needs: ['policyNo'],
  when: renewsByNumber,
  replaces: ['address'],
  input: ({ policyNo }, { visitId }) => ({ visitId, policyNo }),
  fill: ({ uavtCode, policyEnd }) => ({
    address: { ...noAddress, way: 'code', uavtCode },
    uavtCode,
    renewData: policyEnd,
    renewStatus: 'renewable',
  }),
});

export const refuseEarlyRenewal = send(
  renewalCall,
  ({ policyNo }, { visitId }) => ({ visitId, policyNo }),
  renewsByNumber,
);

export const refuseInsuredHome = send(
  homeCheckCall,
  ({ uavtCode }, { visitId }) => ({ visitId, uavtCode }),
  (answers) => !renewsByNumber(answers) && answers.uavtCode !== '',
);

export const runningPolicyLookup = lookup(homeCheckCall, {
  needs: ['uavtCode'],
  input: ({ uavtCode }, { visitId }) => ({ visitId, uavtCode }),
  fill: ({ status, policyEnd }) => ({ renewStatus: status, renewData: policyEnd ?? '' }),
});

export const saveHome = send('POST quoterequestapi/dask/savedaskinfo', (answers, { visitId }) => ({
  visitId,
  ...savedBuilding(answers),
  damageStatus: answers.damageStatus,
  payeeStatus: answers.payeeStatus === hasPayee ? hasPayee : '0',
}));

export const saveLossPayee = send('POST quoterequestapi/dask/savelosspayeeinfo', (answers, { visitId }) => ({
  visitId,
  payeeType: answers.payeeType,
  ...(answers.payeeType === payeeBank
    ? { bankCode: answers.bankCode, bankCity: answers.bankCity, branchCode: answers.branchCode }
    : { financialCompanyCode: answers.financialCompanyCode }),
}));
