/** `/uyelik/telefon-beyani`: a signed declaration for whoever has none of the account's telephones at hand. */
import { createClient } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { pageOf, usePage } from '@emsal/platform/page';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import { PageTitle } from '../area/page-title';
import { startPath } from '../sign-in/sign-in-steps';
import { signInAgainPath } from '../sign-out/sign-out-path';
import { declarationTexts as texts } from './declaration.texts';

interface Loaded {
  isSignedIn: boolean;
  /** The new telephone, masked, once its code was right; the declaration is for it. */
  phone: string | null;
  isCompany: boolean;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const client = createClient(pageOf(args).transport);
  const [session, status] = await Promise.all([
    client.command('GET selfservice/customeraccount/getSession', {}),
    client.command('POST selfservice/customeraccount/getOtpVerificationStatus', {}),
  ]);
  const isProven = status.isSuccess && status.result.step === 'login';
  return {
    isSignedIn: session.isSuccess && session.result !== null,
    phone: isProven ? status.result.phoneNumberMasked : null,
    isCompany: status.isSuccess && status.result.isCompany === true,
  };
}

const form: ContentForm = {
  label: texts.submit,
  submit: texts.submit,
  fields: [{ kind: 'file', name: 'file', label: texts.file, accepts: 'image', purpose: 'phoneDeclaration' }],
  check: ({ file = '' }) => Object.fromEntries(file === '' ? [['file', uploadMessages.empty]] : []),
};

function Declare({ phone, words }: { phone: string; words: string }) {
  const client = createClient(usePage().transport);
  const send = ({ file = '' }: Values) =>
    client.command('POST selfservice/customeraccount/sendPhoneDeclaration', { file });
  return (
    <Stack gap={16}>
      <h2>{texts.words}</h2>
      <Text>{words}</Text>
      <Text tone="muted">{texts.blanks(phone)}</Text>
      <FormPanel form={form} send={send} sent={texts.sent} />
    </Stack>
  );
}

/** Somebody else's or an earlier session ends first. */
const SignIn = ({ isSignedIn }: { isSignedIn: boolean }) =>
  isSignedIn ? (
    <form method="post" action={signInAgainPath}>
      <Button type="submit">{texts.signOut}</Button>
    </form>
  ) : (
    <Link variant="button" href={startPath}>
      {texts.signIn}
    </Link>
  );

export function Component() {
  const { isSignedIn, phone, isCompany } = useLoaderData<Loaded>();
  const { title, lead, points, declaration } = isCompany ? texts.company : texts.person;
  return (
    <Card raised roomy>
      <PageTitle>{title}</PageTitle>
      <Stack>
        <Stack gap={8}>
          <h1>{title}</h1>
          <Text tone="muted">{lead}</Text>
        </Stack>
        <Stack gap={8}>
          <h2>{texts.steps}</h2>
          <Stack as="ol" gap={8}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Stack>
        </Stack>
        {phone === null ? <SignIn isSignedIn={isSignedIn} /> : <Declare phone={phone} words={declaration} />}
      </Stack>
    </Card>
  );
}
