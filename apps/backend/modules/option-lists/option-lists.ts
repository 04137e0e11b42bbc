/** Option lists of forms: places, banks, occupations (funnel 7.1). An unknown code has an empty list. */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { branchIdVariants } from '@emsal/lines/registry/branch-id-variants';
import { banks, branchesOf, financeCompanies } from '@emsal/reference/banks';
import { jobs } from '@emsal/reference/jobs';
import { cities, districtsOf } from '@emsal/reference/places';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';

export const optionListsModule = defineModule({
  name: 'lookup',
  calls: pickCalls(sharedStepCalls, [
    'GET quoterequestapi/sharedstep/GetCityList',
    'GET quoterequestapi/sharedstep/GetDistrictList/{cityId}',
    'GET quoterequestapi/sharedstep/GetBankList',
    'GET quoterequestapi/sharedstep/getbankbranchlist/{bankCode}/{bankCity}',
    'GET quoterequestapi/sharedstep/getfinancecorparetlist',
    'GET quoterequestapi/sharedstep/GetJobList/{branchId}',
  ]),
  handlers: {
    'GET quoterequestapi/sharedstep/GetCityList': async () =>
      cities.map(({ code, name }) => ({ cityId: code, cityName: name })),
    'GET quoterequestapi/sharedstep/GetDistrictList/{cityId}': async ({ cityId }) =>
      districtsOf(cityId).map(({ code, name }) => ({ districtId: code, districtName: name })),
    'GET quoterequestapi/sharedstep/GetBankList': async () => [...banks],
    'GET quoterequestapi/sharedstep/getbankbranchlist/{bankCode}/{bankCity}': async ({ bankCode, bankCity }) => [
      ...branchesOf(bankCode, bankCity),
    ],
    'GET quoterequestapi/sharedstep/getfinancecorparetlist': async () => [...financeCompanies],
    'GET quoterequestapi/sharedstep/GetJobList/{branchId}': async ({ branchId }, { config }) => {
      const isKnown = Object.values(branchIdVariants[config.branchIdReading]).includes(Number(branchId));
      return isKnown ? jobs.map(({ code, name }) => ({ code, name })) : [];
    },
  },
});
