/** Help requests, and everything that the customer asked for after the sale. */
import { helpAnswers, helpCategories, longestHelpText } from '@emsal/validation/help-request/help-request';
import { z } from 'zod';
import { command } from '../../call';
import { requestKinds, requestStates } from '../../request-states';
import { day, instant, randomId, sampleId } from '../shapes';
import { customerId, sampleCustomer } from './shapes';

const accountRequest = z.object({
  id: randomId,
  number: z.string().describe('ten digits, shown'),
  kind: z.enum(requestKinds),
  category: z.enum(helpCategories).nullable().describe('of help, as subject and details are'),
  subject: z.int().nullable(),
  details: z.string().nullable(),
  policyNo: z.string().nullable(),
  state: z.enum(requestStates),
  note: z.string().describe('what we wait for, or why it was refused; empty otherwise'),
  path: z.string().nullable().describe('where it is followed or asked for once more; null where that is this list'),
  promisedOn: day.describe('the customer hears from us by then'),
  createdAt: instant,
  changedAt: instant,
});
export type AccountRequest = z.output<typeof accountRequest>;

const text = z.string().max(100).default('');

export const accountHelpCalls = {
  'POST selfservice/customeraccount/postCustomerContactForm': command({
    who: 'customer',
    summary: 'Sends a help request; answers its number and the day by which the customer hears from us.',
    input: z.object({
      category: text.describe(helpCategories.join(', ')),
      subject: text.describe('its code: 2681, 2682, 2683, 2684 or 25'),
      details: z
        .string()
        .max(longestHelpText + 500)
        .default(''),
      answerBy: text.describe(helpAnswers.join(', ')),
      policyId: randomId.optional().describe('the policy that it is about'),
    }),
    output: z.object({ number: z.string(), promisedOn: day }),
    sample: {
      category: 'information',
      subject: '2683',
      details: 'Taksitim ne zaman çekilir?',
      answerBy: 'call',
      policyId: sampleId,
    },
    weight: 5,
  }),
  'GET selfservice/customeraccount/getCustomerRequests/{id}': command({
    who: 'customer',
    summary: 'Extension: the customer’s requests with state and promised day, newest first.',
    input: z.object({ id: customerId }),
    output: z.object({ requests: z.array(accountRequest) }),
    sample: { id: sampleCustomer.customerId },
  }),
};
