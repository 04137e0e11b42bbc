import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { helpRequest, type HelpAnswer, type HelpCategory } from '@emsal/validation/help-request/help-request';
import { messagesOf } from '@emsal/validation/verdict';
import { secondsAfter } from '../../clock/clock';
import type { CustomerContext } from '../../http/context';
import { principalOf } from '../../http/ownership/principal';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { openHelpRequest, openPolicyRequest } from '../service-request/open-request';
import { countRequestsSince } from '../service-request/request-store';

type Call = 'POST selfservice/customeraccount/postCustomerContactForm';
const refuse = refusalsOf(customerAccountOutcomes);
const mostADay = 10;
const daySeconds = 24 * 3600;

/** @throws ProtocolError badBody with a message per field, notFound for another person's policy */
export async function sendHelpRequest(
  { policyId, ...values }: ParsedOf<Call>,
  context: CustomerContext,
): Promise<OutputOf<Call> | Refusal> {
  refuseInvalidFields(messagesOf(helpRequest(values)));
  const { db, clock, customerId, visitor } = context;
  const since = secondsAfter(clock.now(), -daySeconds);
  if ((await countRequestsSince(db, { customerId, kind: 'help', since })) >= mostADay) return refuse('helpTooMany');
  const details = detailsOf(values);
  const request = policyId
    ? await openPolicyRequest(context, principalOf(visitor), { policyId, details })
    : await openHelpRequest(context, { customerId, details });
  return request ? { number: request.number, promisedOn: request.promisedOn } : refuse('helpNotReceived');
}

const detailsOf = ({ category, subject, details, answerBy }: Omit<ParsedOf<Call>, 'policyId'>) =>
  ({
    kind: 'help',
    category: category as HelpCategory,
    subject: Number(subject),
    text: details.trim(),
    answerBy: answerBy as HelpAnswer,
  }) as const;
