/** Another telephone for the account: the last four digits of a known one, then a code to the new one. */
import { createClient } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Stack } from '@emsal/ui/stack/stack';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { normalisePhone, phone } from '@emsal/validation/phone/phone';
import { messagesOf, type Verdict } from '@emsal/validation/verdict';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { useState } from 'react';
import { codeForm, phoneField } from '../area/code-form';
import { securityTexts } from './security.texts';

const texts = securityTexts.add;

const lastFour = (typed: string): Verdict =>
  /^\d{4}$/.test(typed) ? { ok: true, value: typed } : { ok: false, code: 'digits', message: texts.lastFourWrong };

const phoneForm: ContentForm = {
  label: texts.title,
  submit: texts.send,
  fields: [
    phoneField(texts.phone),
    {
      kind: 'text',
      name: 'lastFourDigits',
      label: texts.lastFour,
      hint: texts.lastFourHint,
      input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4, width: 'code' },
    },
  ],
  check: ({ phoneNumber = '', lastFourDigits = '' }) =>
    messagesOf({ phoneNumber: phone(phoneNumber), lastFourDigits: lastFour(lastFourDigits) }),
};

/** The number stays here while its code is awaited. */
function useAdding() {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [phoneNumber, setPhoneNumber] = useState<string>();
  const send = async ({ phoneNumber: typed = '', lastFourDigits = '' }: Values) => {
    const asked = { phoneNumber: normalisePhone(typed), lastFourDigits };
    const reply = await sendWithCaptcha(client, (captcha) =>
      client.command('POST selfservice/customeraccount/checkPhone', { ...asked, ...(captcha && { captcha }) }),
    );
    if (reply.isSuccess) setPhoneNumber(asked.phoneNumber);
    return reply;
  };
  const add = async ({ code = '' }: Values) => {
    const input = { phoneNumber: phoneNumber!, code: cleanDigits(code) };
    const reply = await client.command('POST selfservice/customeraccount/addAccessPhoneToLogin', input);
    if (reply.isSuccess) await revalidate();
    return reply;
  };
  return { isSent: phoneNumber !== undefined, send, add, startAgain: () => setPhoneNumber(undefined) };
}

export function AddTelephone() {
  const { isSent, send, add, startAgain } = useAdding();
  return (
    <Disclosure summary={texts.title} variant="inline">
      {isSent ? (
        <Stack gap={12}>
          <FormPanel key="code" follows form={codeForm(texts.title, texts.submit)} send={add} />
          <Button variant="quiet" onClick={startAgain}>
            {texts.again}
          </Button>
        </Stack>
      ) : (
        <FormPanel key="phone" form={phoneForm} send={send} />
      )}
    </Disclosure>
  );
}
