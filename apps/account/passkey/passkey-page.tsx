/** `/uyelik/hesabim/guvenlik/anahtar/:passkeyId`: another name for a passkey, and its removal. Both work without scripts. */
import { createClient, type Client } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { pageOf, usePage } from '@emsal/platform/page';
import { data, redirect, useLoaderData, useNavigate, type ActionFunctionArgs } from '@emsal/platform/router';
import { BackLink } from '@emsal/ui/back-link/back-link';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { accountMenuTexts } from '../area/area.texts';
import { PageTitle } from '../area/page-title';
import { securityPath } from '../area/security-path';
import { removePasskeyPath } from './passkey-paths';
import { passkeyTexts } from './passkey.texts';
import type { Passkey } from './passkeys';

const texts = passkeyTexts.edit;

interface Loaded {
  passkey: Passkey;
  /** The name was refused, and no script has told so. */
  isNameRefused: boolean;
}
/** In the address to which a refused post leads. */
const refusedName = 'adsiz';

export const loader = accountLoader(async ({ client }, { params, request }): Promise<Loaded> => {
  const passkeys = await client.lookup('GET selfservice/customeraccount/getPasskeyList', {});
  const passkey = passkeys.find(({ passkeyId }) => passkeyId === params['passkeyId']);
  if (!passkey) throw data(null, { status: 404 });
  return { passkey, isNameRefused: new URL(request.url).searchParams.has(refusedName) };
});

const rename = (client: Client, passkeyId: string, { name = '' }: Values) =>
  client.command('POST selfservice/customeraccount/renamePasskey', { passkeyId, name: name.trim() });

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const name = String((await args.request.formData()).get('name') ?? '');
  const reply = await rename(createClient(pageOf(args).transport), args.params['passkeyId'] ?? '', { name });
  if (!reply.isSuccess && reply.fields) return redirect(`${new URL(args.request.url).pathname}?${refusedName}`);
  answered(reply, args);
  return redirect(securityPath);
}

const nameProblem = (name: string): string | undefined => {
  if (name.trim() === '') return texts.nameMissing;
  return name.trim().length > 60 ? texts.nameLong : undefined;
};

const form: ContentForm = {
  label: texts.form,
  submit: texts.submit,
  fields: [
    { kind: 'text', name: 'name', label: texts.label, hint: texts.hint, input: { autoComplete: 'off', maxLength: 60 } },
  ],
  check: ({ name = '' }): Record<string, string> => {
    const problem = nameProblem(name);
    return problem ? { name: problem } : {};
  },
};

const Removal = ({ passkeyId }: Pick<Passkey, 'passkeyId'>) => (
  <Disclosure summary={texts.remove} variant="inline">
    <Stack gap={16}>
      <Text>{texts.removal}</Text>
      <Row gap={12}>
        <PostButton variant="danger" action={removePasskeyPath(passkeyId)}>
          {texts.confirm}
        </PostButton>
        <Link variant="line" href={securityPath}>
          {texts.keep}
        </Link>
      </Row>
    </Stack>
  </Disclosure>
);

export function Component() {
  const { passkey, isNameRefused } = useLoaderData<AccountData<Loaded>>();
  const client = createClient(usePage().transport);
  const navigate = useNavigate();
  const send = async (values: Values) => {
    const reply = await rename(client, passkey.passkeyId, values);
    if (reply.isSuccess) await navigate(securityPath);
    return reply;
  };
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={16}>
        <BackLink href={securityPath}>{accountMenuTexts.security}</BackLink>
        <h1>{passkey.name}</h1>
      </Stack>
      {isNameRefused && (
        <Notice tone="danger" live>
          {texts.nameMissing}
        </Notice>
      )}
      <FormPanel form={form} send={send} initial={{ name: passkey.name }} postsToPage />
      <Removal passkeyId={passkey.passkeyId} />
    </Stack>
  );
}
