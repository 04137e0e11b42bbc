/** Complementary health (funnel 7.2): the insured people, what the steps save, and contracted institutions. */
import { complementHealthCalls } from '@emsal/api/calls/complement-health';
import { defineModule } from '../../http/module';
import { queryInsured } from '../visit-person/look-up-person';
import { companiesOf, namesOf } from './contracted-companies';
import { saveHealth, savePersons, saveProduct, stateOf } from './save-answers';
import { changePerson, listOf, openIdentity, removePerson, storedRows, storePeople } from './stored-people';

export const complementHealthModule = defineModule({
  name: 'complement-health',
  calls: complementHealthCalls,
  handlers: {
    'GET quoterequestapi/ComplementHealth/GetCustomerInfoDetail/{visitId}': async (_, context) => ({
      ...stateOf(context),
      ...listOf(storedRows(context), context),
    }),
    'GET quoterequestapi/ComplementHealth/GetCustomerIdentity/{encryptedIdentityNumber}': async (
      { encryptedIdentityNumber },
      context,
    ) => {
      const identityNumber = openIdentity(encryptedIdentityNumber, context);
      return identityNumber === null ? [] : [{ identityNumber }];
    },
    'POST quoterequestapi/ComplementHealth/QueryCustomerInfo': queryInsured,
    'POST quoterequestapi/ComplementHealth/SaveCustomerInfoDetailItem': async ({ visitId: _, ...given }, context) =>
      changePerson(given, context),
    'POST quoterequestapi/ComplementHealth/DeleteChildCustomerInfoDetail': async ({ customerOrder }, context) =>
      removePerson(customerOrder, context),
    'POST quoterequestapi/healthStep/SaveCustomerInfoDetail': async ({ customerInfoDetail }, context) =>
      storePeople(customerInfoDetail, context),
    'POST quoterequestapi/ComplementHealth/SaveInsuranceType': async ({ personsInsured }, context) =>
      savePersons({ personsInsured }, context),
    'POST quoterequestapi/ComplementHealth/SocialAssurance': async ({ socialAssurance }, context) =>
      savePersons({ socialAssurance: socialAssurance ? '1' : '0' }, context),
    'POST quoterequestapi/ComplementHealth/SetAdditionalQuestion': saveHealth,
    'POST quoterequestapi/ComplementHealth/SaveProductType': async ({ visitId: _, ...product }, context) =>
      saveProduct(product, context),
    'POST quoterequestapi/ComplementHealth/SaveComplementHealtInfo': async (
      { currentHealthPolicy, currentPolicyEnd },
      context,
    ) => saveProduct({ currentHealthPolicy, ...(currentPolicyEnd !== undefined && { currentPolicyEnd }) }, context),
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyCities/{firmId}/{networkKey}': async (query) =>
      namesOf(companiesOf(query), 'cityName').map((cityName) => ({ cityName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyDistricts/{firmId}/{networkKey}/{cityName}': async (
      query,
    ) => namesOf(companiesOf(query), 'districtName').map((districtName) => ({ districtName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyType/{firmId}/{networkKey}/{cityName}/{districtName}':
      async (query) => companiesOf(query).map(({ companyType, companyTypeName }) => ({ companyType, companyTypeName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompany/{firmId}/{networkKey}/{cityName}/{districtName}/{companyType}':
      async (query) => companiesOf(query).map(({ companyName }) => ({ companyName })),
  },
});
