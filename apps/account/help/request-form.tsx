import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import type { InputOf, OutputOf } from '@emsal/api/calls/table';
import { createClient } from '@emsal/api/client';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { SentMessage } from '@emsal/forms/sent-message';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { useState } from 'react';
import { helpForm } from './help-form';
import { helpTexts as texts } from './help.texts';

const call = 'POST selfservice/customeraccount/postCustomerContactForm';
type Sent = OutputOf<typeof call>;

interface RequestFormProps {
  information: AccountInformation;
  policies: readonly PolicyCard[];
  /** The one that the address names; empty for none. */
  policyId: string;
}

/** The codes whose own message says more than that nothing was received. */
const saysMore = (code: string): boolean => code in customerAccountOutcomes || code === 'signInNeeded';

export function RequestForm({ information, policies, policyId: named }: RequestFormProps) {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [stored, setStored] = useState<Sent | null>(null);
  const send = async ({ policyId = '', ...values }: Values) => {
    const given = { ...values, ...(policyId !== '' && { policyId }) } as InputOf<typeof call>;
    const reply = await client.command(call, given);
    if (reply.isSuccess) {
      setStored(reply.result);
      await revalidate();
      return reply;
    }
    const { message } = customerAccountOutcomes.helpNotReceived;
    return reply.fields || saysMore(reply.messageCode) ? reply : { ...reply, message };
  };
  if (stored) return <SentMessage title={texts.sent} text={sentText(stored)} />;
  const initial: Values = policies.some(({ id }) => id === named) ? { policyId: named } : {};
  return <FormPanel form={helpForm(information, policies)} send={send} initial={initial} />;
}

const sentText = ({ number, promisedOn }: Sent): string => texts.sentText(number, formatLongDate(promisedOn));
