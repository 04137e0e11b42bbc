/** HEALTH, private health insurance, which advisers prepare: who is insured and what they wish. */
import { hasOthers, isForChild } from '../insured-people/persons-insured';
import { contactPart } from '../person-part';
import { healthFacts } from './facts';
import { healthConsentVersion } from './health-consent';
import { line, part, privateHealthOwnFields, send, step } from './private-health-own-fields';

/** The answers themselves are kept with the visit until they are handed over. */
const saveConsent = send('POST quoterequestapi/sharedstep/savehealthconsent', (answers, { visitId }) => ({
  visitId,
  isGiven: answers.healthConsent,
  textVersion: healthConsentVersion,
}));

const isConsented = ({ healthConsent }: { healthConsent: boolean }): boolean => healthConsent;

const people = step({
  slug: 'sigortali-bilgileri',
  title: 'Kimler sigortalanacak, ne istiyorsunuz?',
  lead: 'Danışmanımız teklifinizi bunlarla hazırlar; yazdıklarınızı telefonda yeniden sormaz.',
  menu: 'insured',
  fields: [
    'personsInsured',
    'network',
    'outpatient',
    'maternity',
    'abroad',
    'healthConsent',
    { field: 'height', when: (answers) => isConsented(answers) && !isForChild(answers) },
    { field: 'weight', when: (answers) => isConsented(answers) && !isForChild(answers) },
    { field: 'customerInfoDetail', when: (answers) => isConsented(answers) && hasOthers(answers) },
  ],
  save: [saveConsent],
  button: 'Başvuruyu gönder',
});

export const form = line({
  facts: healthFacts,
  own: privateHealthOwnFields,
  parts: [
    contactPart('Kimlik numaranız ve bir cep telefonu yeter. Eşinizi ve çocuklarınızı sonra eklersiniz.'),
    part({ slug: 'sigorta-bilgileri', menu: 'health', steps: [people] }),
  ],
});
