/** DASK's own fields and their builder functions: what a changed answer clears, and the lenders' lists. */
import { personDependents } from '@emsal/lines/kit/person/personal-fields';
import { citySource } from '@emsal/lines/kit/person/personal-sources';
import { grammarWith } from '../property-grammar';
import { daskFields } from './dask-fields';
import { hasPayee } from './dask-options';

export const { line, lookup, own, part, send, step } = grammarWith<typeof daskFields>();

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
    titleDeedTcOrTaxNo: [...personDependents, 'companyName', 'birthdayOwnerTitle'],
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
