/** The first part of a health line: the insured person, verified by a one-time code, and the occupation. */
import { jobStep, personalStep, standardStep } from '@emsal/lines/kit/person/person-steps';
import { part } from './health-grammar';

const insured = 'insuredTcNo';

const standard = (lead: string) => standardStep(lead, insured);
const personal = personalStep('Sigortalının kimliğini doğum tarihiyle doğruluyoruz.', insured, 'birthdayInsured');

const slugOfPart = { slug: 'teklif-bilgileri', menu: 'offer' } as const;

/** Without the occupation, which has no place in health insurance. @param lead of whom identity and telephone are asked */
export const contactPart = (lead: string) => part({ ...slugOfPart, steps: [standard(lead), personal] });

const leadOfInsured = 'Sigortalanacak kişinin kimlik numarası ve bir cep telefonu yeter.';

/**
 * @param jobLead how the occupation affects this line's price
 * @param jobPrices whether there is no price without it
 */
export const personPartWith = (jobLead: string, jobPrices = false) =>
  part({
    ...slugOfPart,
    steps: [standard(leadOfInsured), personal, jobStep(jobLead, insured, { confirm: jobPrices })],
  });
