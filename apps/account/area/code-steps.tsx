/** A code to one of the customer's telephones, then what it allows. */
import { createClient } from '@emsal/api/client';
import type { accountCodePurposes } from '@emsal/api/calls/customer-account/privacy';
import type { Envelope } from '@emsal/api/envelope';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { useState } from 'react';
import { codeForm } from './code-form';
import type { Telephone } from './telephone';
import { codeStepTexts as texts } from './area.texts';

/** With one telephone there is nothing to choose. */
const telephoneForm = (telephones: readonly Telephone[]): ContentForm => ({
  label: texts.label,
  submit: texts.send,
  fields:
    telephones.length === 1
      ? []
      : [
          {
            kind: 'radios',
            name: 'phoneEncrypter',
            label: texts.telephone,
            options: telephones.map(({ phoneEncrypter: value, phone: label }) => ({ value, label })),
          },
        ],
  check: ({ phoneEncrypter = '' }): Record<string, string> =>
    telephones.length > 1 && phoneEncrypter === '' ? { phoneEncrypter: texts.telephoneMissing } : {},
});

interface CodeStepsProps {
  purpose: (typeof accountCodePurposes)[number];
  telephones: readonly Telephone[];
  /** Of the form for the code. */
  label: string;
  submit: string;
  /** What it allows cannot be undone. */
  isFinal?: true;
  onCode: (proven: { phoneEncrypter: string; code: string }) => Promise<Envelope<unknown>>;
}

export function CodeSteps({ purpose, telephones, label, submit, isFinal, onCode }: CodeStepsProps) {
  const client = createClient(usePage().transport);
  const [chosen, setChosen] = useState<Telephone>();
  const ask = async ({ phoneEncrypter = telephones[0]!.phoneEncrypter }: Values) => {
    const reply = await sendWithCaptcha(client, (captcha) =>
      client.command('POST selfservice/customeraccount/sendAccountCode', {
        purpose,
        phoneEncrypter,
        ...(captcha && { captcha }),
      }),
    );
    if (reply.isSuccess) setChosen(telephones.find((one) => one.phoneEncrypter === phoneEncrypter));
    return reply;
  };
  if (!chosen)
    return (
      <FormPanel key="telephone" form={{ ...telephoneForm(telephones), ids: purpose }} send={ask}>
        {telephones.length === 1 && <Text tone="muted">{texts.to(telephones[0]!.phone)}</Text>}
      </FormPanel>
    );
  const { phoneEncrypter, phone } = chosen;
  const enter = ({ code = '' }: Values) => onCode({ phoneEncrypter, code: cleanDigits(code) });
  return (
    <Stack gap={12}>
      <Text tone="muted">{texts.sent(phone)}</Text>
      <FormPanel
        key="code"
        follows
        form={{ ...codeForm(label, submit), ids: purpose, ...(isFinal && { isFinal }) }}
        send={enter}
      />
      <div>
        <Button variant="quiet" onClick={() => setChosen(undefined)}>
          {texts.again}
        </Button>
      </div>
    </Stack>
  );
}
