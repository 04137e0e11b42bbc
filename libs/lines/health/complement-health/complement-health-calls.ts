/** The API calls that save COMPLEMENTHEALTH's steps, in the specification's order (funnel 7.2). */
import { hasOthers } from '../insured-people/persons-insured';
import { yes } from './complement-health-options';
import { send } from './complement-health-own-fields';
import { healthConsentVersion } from './health-consent';

export const savePersons = [
  send('POST quoterequestapi/ComplementHealth/SaveInsuranceType', (a, { visitId }) => ({
    visitId,
    personsInsured: a.personsInsured,
  })),
  send('POST quoterequestapi/ComplementHealth/SocialAssurance', (a, { visitId }) => ({
    visitId,
    socialAssurance: a.socialAssurance === yes,
  })),
  send(
    'POST quoterequestapi/healthStep/SaveCustomerInfoDetail',
    (a, { visitId }) => ({ visitId, customerInfoDetail: [...a.customerInfoDetail] }),
    hasOthers,
  ),
];

/** The consent is an act of its own; without it nothing about health is sent. */
export const saveHealth = [
  send('POST quoterequestapi/sharedstep/savehealthconsent', (a, { visitId }) => ({
    visitId,
    isGiven: a.healthConsent,
    textVersion: healthConsentVersion,
  })),
  send(
    'POST quoterequestapi/ComplementHealth/SetAdditionalQuestion',
    (a, { visitId }) => ({
      visitId,
      height: a.height,
      weight: a.weight,
      hadSurgery: a.hadSurgery,
      chronicIllness: a.chronicIllness,
      heartOrDiabetes: a.heartOrDiabetes,
      cancer: a.cancer,
      pregnancy: a.pregnancy,
    }),
    ({ healthConsent }) => healthConsent,
  ),
];

export const saveProduct = [
  send('POST quoterequestapi/ComplementHealth/SaveProductType', (a, { visitId }) => ({
    visitId,
    network: a.network,
    outpatient: a.outpatient,
    maternity: a.maternity,
  })),
  send('POST quoterequestapi/ComplementHealth/SaveComplementHealtInfo', (a, { visitId }) => ({
    visitId,
    currentHealthPolicy: a.currentHealthPolicy,
    ...(a.currentHealthPolicy === yes && { currentPolicyEnd: a.currentPolicyEnd }),
  })),
];
