/** `/uyelik/temel-bilgiler`: the birth date of whoever is new here, which the registry confirms. */
import type { SignInStatus } from '@emsal/api/calls/customer-account/sign-in';
import { createClient } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { pastDate } from '@emsal/validation/dates/date';
import { optionalEmail } from '@emsal/validation/email/email';
import { messagesOf } from '@emsal/validation/verdict';
import { PageTitle } from '../area/page-title';
import { finishSignIn } from './finish-sign-in';
import { forgetTyped } from './forget-typed';
import { emailField } from './sign-in-form';
import { loadStep } from './sign-in-steps';
import { signInTexts } from './sign-in.texts';

const texts = signInTexts.birthDate;

export const loader = (args: LoaderFunctionArgs): Promise<SignInStatus> => loadStep(args, 'birthDate');

const birthDay = (value: string, today: string) => pastDate(value, today, 'Doğum tarihinin');

const form: ContentForm = {
  label: texts.heading,
  submit: texts.submit,
  fields: [{ kind: 'date', name: 'birthDate', label: texts.label, hint: texts.hint, autoComplete: 'bday' }, emailField],
  check: ({ birthDate = '', email = '' }, today) =>
    messagesOf({ birthDate: birthDay(birthDate, today), email: optionalEmail(email) }),
};

function useRegister({ seance }: SignInStatus) {
  const page = usePage();
  const navigate = useNavigate();
  const client = createClient(page.transport);
  return async ({ birthDate = '', email = '' }: Values) => {
    const day = birthDay(birthDate, page.today ?? '9999-12-31');
    const checked = await client.command('POST selfservice/customeraccount/queryCustomer', {
      birthDate: day.ok ? day.value : birthDate,
      ...(email && { email }),
    });
    if (!checked.isSuccess) return checked;
    const opened = await finishSignIn(client, seance ?? '');
    if (opened.isSuccess) {
      forgetTyped();
      await navigate(opened.result);
    }
    return opened;
  };
}

export function Component() {
  const register = useRegister(useLoaderData<SignInStatus>());
  return (
    <Card raised roomy>
      <PageTitle>{texts.title}</PageTitle>
      <Stack>
        <Stack gap={8}>
          <h1>{texts.heading}</h1>
          <Text tone="muted">{texts.lead}</Text>
        </Stack>
        <FormPanel form={form} send={register}>
          <Text size="small" tone="muted">
            {texts.marketing}
          </Text>
        </FormPanel>
      </Stack>
    </Card>
  );
}
