/** `/ozel-saglik-sigortasi-fiyatlari/bilgilendirme-onay`: three digits, then the code. Errors lead to the support line. */
import { createClient } from '@emsal/api/client';
import { success } from '@emsal/api/envelope';
import type { ContentForm } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { redirect, useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { yesAnswers } from '@emsal/validation/health-declaration/health-declaration.texts';
import { lastThreeDigits } from '@emsal/validation/health-declaration/last-three-digits';
import { messagesOf } from '@emsal/validation/verdict';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { OtpPanel } from '@emsal/verify/otp/otp-panel';
import { useState } from 'react';
import { CardTitle } from '../area/card-title';
import { CallLink, FormFrame, FormLocked, FormMissing } from './form-frame';
import { approvalTexts as texts } from './health-form.texts';
import { declarationBy, startState } from './health-form-state';
import { loadForm, pageOfForm, type NoForm, type OpenedForm } from './load-form';

export async function loader(args: LoaderFunctionArgs): Promise<OpenedForm | NoForm> {
  const loaded = await loadForm(args);
  if (loaded.form && loaded.form.state === 'open' && !loaded.form.isComplete)
    throw redirect(pageOfForm('entry', (loaded as OpenedForm).hash));
  return loaded;
}

const digitsForm: ContentForm = {
  label: texts.label,
  submit: texts.sendCode,
  fields: [
    {
      kind: 'text',
      name: 'lastThreeDigits',
      label: texts.digits,
      input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 3, width: 'year' },
    },
  ],
  check: ({ lastThreeDigits: typed = '' }) => messagesOf({ lastThreeDigits: lastThreeDigits(typed) }),
};

interface CodeProps extends OpenedForm {
  digits: string;
  onChangeDigits: () => void;
}

/** A form that is locked by the last wrong try is shown as such at once. */
function useApproval({ hash, digits }: CodeProps) {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const send = () =>
    sendWithCaptcha(client, (captcha) =>
      client.command('POST selfservice/HealthProcess/SendInformationFormCode', { hash, ...(captcha && { captcha }) }),
    );
  const validate = async (code: string) => {
    const reply = await client.command('POST selfservice/HealthProcess/VerifyInformationFormModelAsync', {
      hash,
      code,
      lastThreeDigits: digits,
    });
    if (!reply.isSuccess && reply.messageCode === 'formLocked') await revalidate();
    return reply;
  };
  return { send, validate };
}

const WayOn = () => (
  <Stack gap={8}>
    <Text>{texts.failed}</Text>
    <CallLink />
  </Stack>
);

function Code(props: CodeProps) {
  const navigate = useNavigate();
  const { send, validate } = useApproval(props);
  const { phoneNumberMasked } = props.form;
  return (
    <OtpPanel
      title={texts.codeTitle}
      sendingWords={texts.sending(phoneNumberMasked)}
      sentWords={texts.sent(phoneNumberMasked)}
      changeWords={texts.changeDigits}
      {...{ send, validate }}
      onVerified={() => navigate(pageOfForm('result', props.hash))}
      onChangePhone={props.onChangeDigits}
      wayOn={() => <WayOn />}
    />
  );
}

function Digits({ form, onGiven }: Pick<OpenedForm, 'form'> & { onGiven: (digits: string) => void }) {
  const isApproved = form.state === 'approved';
  return (
    <Stack>
      <Stack gap={12}>
        <h1>{isApproved ? texts.reopenTitle : texts.title}</h1>
        {isApproved && <Text>{texts.reopenLead}</Text>}
        <Text size="lead" tone="muted">
          {texts.lead}
        </Text>
      </Stack>
      <FormPanel
        form={digitsForm}
        send={async ({ lastThreeDigits: typed = '' }) => {
          onGiven(typed);
          return success(null);
        }}
      />
    </Stack>
  );
}

/** What is approved, where this browser wrote it. */
function Summary({ hash, form }: OpenedForm) {
  const state = startState(form);
  if (state.healthProcessInformation.length === 0) return <CallLink />;
  const said = state.customerInfoDetail.map((person) => ({
    name: person.name,
    ...yesAnswers(declarationBy(state, person.customerOrder)!),
  }));
  const count = said.reduce((sum, one) => sum + one.count, 0);
  return (
    <Card as="section">
      <Stack gap={12}>
        <CardTitle>{texts.summary(said.length, count)}</CardTitle>
        <KeyValueList
          layout="facts"
          items={said.map((one) => ({ label: one.name, value: texts.said(one.count, one.about) }))}
        />
        {form.state === 'open' && (
          <Link variant="alone" href={pageOfForm('entry', hash)}>
            {texts.back}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

function Approval(opened: OpenedForm) {
  const [digits, setDigits] = useState<string | null>(null);
  return (
    <FormFrame title={texts.title} step={2} aside={<Summary {...opened} />}>
      {digits === null ? (
        <Digits form={opened.form} onGiven={setDigits} />
      ) : (
        <Code {...opened} digits={digits} onChangeDigits={() => setDigits(null)} />
      )}
    </FormFrame>
  );
}

export function Component() {
  const loaded = useLoaderData<OpenedForm | NoForm>();
  if (loaded.form === null) return <FormMissing failed={loaded.failed} />;
  return loaded.form.state === 'locked' ? <FormLocked /> : <Approval {...loaded} />;
}
