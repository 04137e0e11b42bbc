/** DASK's own fields with their relations: what a changed answer clears, and the lenders' lists. */
import { citySource } from '@emsal/lines/kit/personal-sources';
import { own } from '../property-grammar';
import { daskFields } from './dask-fields';
import { hasPayee } from './dask-options';

/** What is known of one flat; another address is another home. */
export const homeDependents = [
  'isHomeFound',
  'renewData',
  'renewStatus',
  'buildingType',
  'buildingAge',
  'floorCount',
  'floor',
  'buildingArea',
  'usageType',
  'damageStatus',
] as const;

const lenderOption = ({ code, name }: { code: string; name: string }) => ({ code, name });

export const daskOwnFields = own(daskFields, (source) => ({
  clears: {
    address: homeDependents,
    policyNo: [...homeDependents, 'address', 'uavtCode'],
    bankCode: ['branchCode'],
    bankCity: ['branchCode'],
  },
  derives: { payeeStatus: (payeeStatus) => ({ showPayeeDetails: payeeStatus === hasPayee }) },
  sources: {
    bankCode: source('GET quoterequestapi/sharedstep/GetBankList', { input: () => ({}), option: lenderOption }),
    bankCity: citySource(source),
    branchCode: source('GET quoterequestapi/sharedstep/getbankbranchlist/{bankCode}/{bankCity}', {
      needs: ['bankCode', 'bankCity'],
      input: ({ bankCode, bankCity }) => ({ bankCode, bankCity }),
      option: lenderOption,
    }),
    financialCompanyCode: source('GET quoterequestapi/sharedstep/getfinancecorparetlist', {
      input: () => ({}),
      option: lenderOption,
    }),
  },
}));
