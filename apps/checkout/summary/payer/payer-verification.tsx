/** Verifies the payer with a one-time code; replaces the form meanwhile. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { nanoid } from '@emsal/platform/store';
import { Button } from '@emsal/ui/button/button';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { Stack } from '@emsal/ui/stack/stack';
import { formatPhone, phone as checkPhone } from '@emsal/validation/phone/phone';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { OtpPanel } from '@emsal/verify/otp/otp-panel';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { PageTitle } from '../../page/page-title';
import { formText } from '../../forms/field-errors';
import { WayOn } from '../../visit/call-failure';
import type { StartedLine } from '../../visit/start-again';
import { payerTexts as texts } from './payer.texts';

interface PayerVerificationProps {
  line: StartedLine;
  visitId: VisitId;
  /** Masked. */
  phone: string;
  onVerified: () => void;
}

interface PhoneFormProps extends Pick<PayerVerificationProps, 'line' | 'visitId'> {
  onSaved: (phone: string) => void;
}

const newPhone = 'newPhone';

/** Sends the code to another phone number; the server limits the numbers per person (spec funnel 5). */
function PhoneForm({ line, visitId, onSaved }: PhoneFormProps) {
  const { transport } = usePage();
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [state]);
  const save = async (form: FormData): Promise<void> => {
    const verdict = checkPhone(formText(form, newPhone));
    if (!verdict.ok) return setState({ isBusy: false, error: verdict.message });
    setState({ isBusy: true });
    const reply = await createClient(transport).command(
      'POST policyrequest/SaveInsurerPhone',
      { visitId, phoneNumber: verdict.value },
      { idempotencyKey: nanoid() },
    );
    if (reply.isSuccess) onSaved(formatPhone(verdict.value));
    else setState({ isBusy: false, error: reply.message });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!state.isBusy) void save(new FormData(event.currentTarget));
  };
  return (
    <form noValidate onSubmit={submit}>
      <PageTitle>{texts.newPhoneTitle}</PageTitle>
      <Stack>
        <h1>{texts.newPhoneTitle}</h1>
        <MaskedField
          ref={field}
          kind="phone"
          id={newPhone}
          name={newPhone}
          label={texts.newPhone}
          error={state.error}
        />
        <WayOn line={line} message={state.error} />
        <Button type="submit" busy={state.isBusy}>
          {texts.savePhone}
        </Button>
      </Stack>
    </form>
  );
}

export function PayerVerification({ line, visitId, phone: first, onVerified }: PayerVerificationProps) {
  const { transport } = usePage();
  const [phone, setPhone] = useState(first);
  const [isChanging, setChanging] = useState(false);
  const client = createClient(transport);
  if (isChanging) {
    return (
      <PhoneForm
        line={line}
        visitId={visitId}
        onSaved={(saved) => {
          setPhone(saved);
          setChanging(false);
        }}
      />
    );
  }
  return (
    <OtpPanel
      phone={phone}
      send={() =>
        sendWithCaptcha(client, (captcha) =>
          client.command('POST policyrequest/sendotp', { visitId, captcha }, { idempotencyKey: nanoid() }),
        )
      }
      validate={(code) =>
        client.command('POST policyrequest/otpvalidate', { visitId, code }, { idempotencyKey: nanoid() })
      }
      onVerified={onVerified}
      wayOn={(message) => <WayOn line={line} message={message} />}
      onChangePhone={() => setChanging(true)}
    />
  );
}
