/** Purchases of the own identity under another telephone join the account with a code to it. */
import { createClient } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Notice } from '@emsal/ui/notice/notice';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { normalisePhone, phone } from '@emsal/validation/phone/phone';
import { messagesOf } from '@emsal/validation/verdict';
import { useState } from 'react';
import { codeForm, phoneField } from '../area/code-form';
import { linkTexts as words } from './link-purchases.texts';
import { policiesTexts as texts } from './policies.texts';

const phoneForm: ContentForm = {
  label: words.title,
  submit: words.send,
  fields: [phoneField(words.phone)],
  check: ({ phoneNumber = '' }) => messagesOf({ phoneNumber: phone(phoneNumber) }),
};
interface Sent {
  phoneNumber: string;
  codeId: string;
}

function useLinking() {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent>();
  const send = async ({ phoneNumber: typed = '' }: Values) => {
    const phoneNumber = normalisePhone(typed);
    const reply = await client.command('POST selfservice/customeraccount/sendPurchaseCode', { phoneNumber });
    if (reply.isSuccess) setSent({ phoneNumber, codeId: reply.result.codeId });
    return reply;
  };
  const link = async ({ code = '' }: Values) => {
    const input = { ...sent!, code: cleanDigits(code) };
    const reply = await client.command('POST selfservice/customeraccount/linkPurchases', input);
    if (reply.isSuccess) await revalidate();
    return reply;
  };
  return { isSent: sent !== undefined, send, link };
}

export function LinkPurchases() {
  const { isSent, send, link } = useLinking();
  return (
    <Notice>
      <p>{texts.otherPhone}</p>
      <Disclosure summary={words.title} variant="inline">
        {isSent ? (
          <FormPanel key="code" follows form={codeForm(words.title, words.link)} send={link} />
        ) : (
          <FormPanel key="phone" form={phoneForm} send={send} />
        )}
      </Disclosure>
    </Notice>
  );
}
