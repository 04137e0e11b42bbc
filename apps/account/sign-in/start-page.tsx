/** `/uyelik`: identity and telephone, to sign in or, with `?uye=yeni`, to register. Whoever is signed in goes to the account. */
import { createClient } from '@emsal/api/client';
import { FormPanel } from '@emsal/forms/form-panel';
import { pageOf, usePage } from '@emsal/platform/page';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountTarget } from '@emsal/validation/account-target/account-target';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { PageTitle } from '../area/page-title';
import { PasskeySignIn } from './passkey-sign-in';
import { agreementVersions } from './agreement-texts';
import { signInForm, signInInput } from './sign-in-form';
import { accountHome } from './sign-in-steps';
import { signInTexts as texts } from './sign-in.texts';

interface Start {
  isNew: boolean;
  target: string | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<Start> {
  const query = new URL(args.request.url).searchParams;
  const target = accountTarget(query.get('hedef'));
  const client = createClient(pageOf(args).transport);
  const session = await client.command('GET selfservice/customeraccount/getSession', {});
  if (session.isSuccess && session.result) throw redirect(target ?? accountHome);
  return { isNew: query.get('uye') === 'yeni', target };
}

function useStart({ isNew, target }: Start) {
  const { transport } = usePage();
  const navigate = useNavigate();
  const client = createClient(transport);
  return async (values: Parameters<typeof signInInput>[0]) => {
    const input = { ...signInInput(values), ...agreementVersions, isNew, ...(target && { target }) };
    const reply = await sendWithCaptcha(client, (captcha) =>
      client.command('POST selfservice/customeraccount/startSignIn', { ...input, ...(captcha && { captcha }) }),
    );
    if (reply.isSuccess) await navigate('/uyelik/otp');
    return reply;
  };
}

const otherPath = ({ isNew, target }: Start): string => {
  const query = new URLSearchParams({ ...(!isNew && { uye: 'yeni' }), ...(target && { hedef: target }) }).toString();
  return query === '' ? '/uyelik' : `/uyelik?${query}`;
};

export function Component() {
  const start = useLoaderData<Start>();
  const words = texts[start.isNew ? 'register' : 'login'];
  const send = useStart(start);
  return (
    <Card raised roomy>
      <PageTitle>{words.title}</PageTitle>
      <Stack>
        <Stack gap={8}>
          <h1>{words.heading}</h1>
          <Text tone="muted">{words.lead}</Text>
        </Stack>
        <FormPanel key={words.title} form={signInForm(start.isNew)} send={send} keptAs={sessionKeys.signIn} />
        {!start.isNew && <PasskeySignIn target={start.target} />}
        <Link variant="alone" href={otherPath(start)}>
          {words.other}
        </Link>
      </Stack>
    </Card>
  );
}
