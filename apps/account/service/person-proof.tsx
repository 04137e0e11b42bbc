/** Asks a service page's visitor for identity and telephone, then for the code. The loader runs again once the person is proven. */
import { createClient } from '@emsal/api/client';
import type { ProofStatus } from '@emsal/api/calls/self-service/form-data';
import type { FormField, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { OtpPanel } from '@emsal/verify/otp/otp-panel';
import { useState, type ReactNode } from 'react';
import { PageTitle } from '../area/page-title';
import { proofForm, proofInput } from './proof-form';
import { serviceTexts as texts } from './service.texts';

interface PersonProofProps {
  proof: ProofStatus;
  title: string;
  lead: string;
  /** Above the fields, e.g. why the last numbers led nowhere. */
  notice?: ReactNode;
  /** Fields of the page below the two numbers, and what becomes of their values when the code is sent. */
  more?: { fields: readonly FormField[]; keep: (values: Values) => void };
}

function useProof(keep?: (values: Values) => void) {
  const client = createClient(usePage().transport);
  const sendCode = (input: { identityNo?: string; phoneNumber?: string }) =>
    sendWithCaptcha(client, (captcha) =>
      client.command('POST selfservice/formData/SendOtp', { ...input, ...(captcha && { captcha }) }),
    );
  const start = async (values: Values) => {
    const reply = await sendCode(proofInput(values));
    if (reply.isSuccess) keep?.(values);
    return reply;
  };
  const validate = (code: string) => client.command('POST selfservice/formData/otpValidate', { code });
  return { start, send: () => sendCode({}), validate };
}

export function PersonProof({ proof, title, lead, notice, more }: PersonProofProps) {
  const { revalidate } = useRevalidator();
  const { start, send, validate } = useProof(more?.keep);
  const [isRetyped, setRetyped] = useState(false);
  if (proof.step === 'otp' && !isRetyped)
    return (
      <Stack>
        <OtpPanel
          title={texts.code}
          phone={proof.phoneNumberMasked}
          {...{ send, validate }}
          onVerified={() => revalidate()}
          onChangePhone={() => setRetyped(true)}
        />
        <Text size="small" tone="muted">
          {texts.never}
        </Text>
      </Stack>
    );
  const startAgain = async (values: Values) => {
    const reply = await start(values);
    if (reply.isSuccess) {
      await revalidate();
      setRetyped(false);
    }
    return reply;
  };
  return (
    <Stack>
      <PageTitle>{title}</PageTitle>
      {notice}
      <Stack gap={8}>
        <h1>{title}</h1>
        <Text tone="muted">{lead}</Text>
      </Stack>
      <FormPanel form={proofForm(more?.fields ?? [])} send={startAgain} />
    </Stack>
  );
}
