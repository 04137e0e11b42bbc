/** The first part of a health line: the insured person, verified by a one-time code, and the occupation. */
import { jobStep, personalStep, standardStep } from '@emsal/lines/kit/person/person-steps';
import { part } from './health-grammar';

const insured = 'insuredTcNo';

const standard = standardStep('Sigortalanacak kişinin kimlik numarası ve bir cep telefonu yeter.', insured);
const personal = personalStep('Sigortalının kimliğini doğum tarihiyle doğruluyoruz.', insured, 'birthdayInsured');

/**
 * @param jobLead how the occupation affects this line's price
 * @param jobPrices whether there is no price without it
 */
export const personPartWith = (jobLead: string, jobPrices = false) =>
  part({
    slug: 'teklif-bilgileri',
    menu: 'offer',
    steps: [standard, personal, jobStep(jobLead, insured, { confirm: jobPrices })],
  });
