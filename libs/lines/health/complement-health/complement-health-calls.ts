/** The API calls that save COMPLEMENTHEALTH's steps, in the specification's order (funnel 7.2). */
import { hasOthers } from '../insured-people/persons-insured';
import { yes } from './complement-health-options';
import { send } from './complement-health-own-fields';
import { healthConsentVersion } from './health-consent';

export const savePersons = [
  send('POST quoterequestapi/ComplementHealth/SaveInsuranceType', (answers, { visitId }) => ({
    visitId,
    personsInsured: answers.personsInsured,
  })),
  send('POST quoterequestapi/ComplementHealth/SocialAssurance', (answers, { visitId }) => ({
    visitId,
    socialAssurance: answers.socialAssurance === yes,
  })),
  send(
    'POST quoterequestapi/healthStep/SaveCustomerInfoDetail',
    (answers, { visitId }) => ({ visitId, customerInfoDetail: [...answers.customerInfoDetail] }),
    hasOthers,
  ),
];

/** The consent is an act of its own; without it nothing about health is sent. */
export const saveHealth = [
  send('POST quoterequestapi/sharedstep/savehealthconsent', (answers, { visitId }) => ({
    visitId,
    isGiven: answers.healthConsent,
    textVersion: healthConsentVersion,
  })),
  send(
    'POST quoterequestapi/ComplementHealth/SetAdditionalQuestion',
    (answers, { visitId }) => ({
      visitId,
      height: answers.height,
      weight: answers.weight,
      hadSurgery: answers.hadSurgery,
      chronicIllness: answers.chronicIllness,
      heartOrDiabetes: answers.heartOrDiabetes,
      cancer: answers.cancer,
      pregnancy: answers.pregnancy,
    }),
    ({ healthConsent }) => healthConsent,
  ),
];

export const saveProduct = [
  send('POST quoterequestapi/ComplementHealth/SaveProductType', (answers, { visitId }) => ({
    visitId,
    network: answers.network,
    outpatient: answers.outpatient,
    maternity: answers.maternity,
  })),
  send('POST quoterequestapi/ComplementHealth/SaveComplementHealtInfo', (answers, { visitId }) => ({
    visitId,
    currentHealthPolicy: answers.currentHealthPolicy,
    ...(answers.currentHealthPolicy === yes && { currentPolicyEnd: answers.currentPolicyEnd }),
  })),
];
