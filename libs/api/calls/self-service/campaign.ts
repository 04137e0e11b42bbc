/** Forms that give a discount: to employees of certain companies, and to members of a partner. Values are texts as typed, ticks `1` or empty. */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';

const text = z.string().max(300).default('');
const tick = z.enum(['1', '']).default('');
const person = { name: text, email: text, personalDataAgreement: tick, ...captchaField };
const samplePerson = { name: 'Elif Yalın', personalDataAgreement: '1' } as const;

export const campaignCalls = {
  'POST selfservice/formData/SendEmployeeDiscountCampaignData': command({
    who: 'visitor',
    summary: 'Mails discount codes to the address that a company with an agreement gave to its employee, once.',
    input: z.object({ ...person, personnelNo: text }),
    output: z.null(),
    sample: { ...samplePerson, email: 'elif.yalin@uzakdenizhavayolu.example' },
    weight: 10,
  }),
  'POST selfservice/formData/SendPartnershipData': command({
    who: 'visitor',
    summary: 'Mails a discount code to a member of a partner, once for an identity number, which alone can use it.',
    input: z.object({ ...person, partner: z.string().max(40), identityNo: text, memberNo: text }),
    output: z.null(),
    sample: { ...samplePerson, partner: 'bjk', identityNo: '10000000146', email: 'elif@ornek.example' },
    weight: 10,
  }),
};
