/** A customer's e-mail address is confirmed by a link that is mailed to it. */
import { z } from 'zod';
import { command } from '../../call';
import { ofCustomer, sampleCustomer } from './shapes';

export const accountEmailCalls = {
  'GET selfservice/formData/sendValidateEmail/{customerId}': command({
    who: 'customer',
    summary: 'Mails the customer a link that confirms the address.',
    input: ofCustomer,
    output: z.null(),
    sample: sampleCustomer,
    weight: 10,
    changesState: true,
  }),
  'POST selfservice/Validation/EmailValidate': command({
    who: 'visitor',
    summary: 'Confirms the address by the token of the link; refused with emailLinkOver.',
    input: z.object({ token: z.string().regex(/^[\w-]{40,800}$/) }),
    output: z.null(),
    sample: { token: 'a'.repeat(60) },
    weight: 3,
  }),
};
