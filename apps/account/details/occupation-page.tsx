/** `/uyelik/hesabim/meslek`: the occupation with which new forms open. Saved by a call, and without scripts by the page's action. */
import { createClient, type Client } from '@emsal/api/client';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { SentMessage } from '@emsal/forms/sent-message';
import { branchIds } from '@emsal/lines/registry/branch-ids';
import { pageOf, usePage } from '@emsal/platform/page';
import { redirect, useLoaderData, type ActionFunctionArgs } from '@emsal/platform/router';
import { BackLink } from '@emsal/ui/back-link/back-link';
import { Notice } from '@emsal/ui/notice/notice';
import type { SelectOption } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { accountMenuTexts } from '../area/area.texts';
import { PageTitle } from '../area/page-title';
import { accountPagePath } from '../policies/policy-path';
import { occupationForm } from './occupation-form';
import { answeredPath, answerOf, type Answer } from '../area/occupation-path';
import { occupationTexts as texts } from './occupation.texts';

interface Occupation {
  occupations: SelectOption[];
  answer: Answer | null;
}

export const loader = accountLoader(async ({ client, information }, { request }): Promise<Occupation> => {
  if (!information.isEntityTc) throw redirect(accountPagePath);
  const branchId = String(branchIds.AUTO);
  const jobs = await client.lookup('GET quoterequestapi/sharedstep/GetJobList/{branchId}', { branchId });
  return { occupations: jobs.map(({ code, name }) => ({ value: code, label: name })), answer: answerOf(request.url) };
});

const save = (client: Client, { jobCode = '' }: Values) =>
  client.command('POST selfservice/customeraccount/savecustomer', { jobCode });

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const jobCode = String((await args.request.formData()).get('jobCode') ?? '');
  const reply = await save(createClient(pageOf(args).transport), { jobCode });
  if (!reply.isSuccess && reply.fields) return redirect(answeredPath('missing'));
  answered(reply, args);
  return redirect(answeredPath('saved'));
}

export function Component() {
  const { occupations, answer, information } = useLoaderData<AccountData<Occupation>>();
  const client = createClient(usePage().transport);
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={16}>
        <BackLink href={accountPagePath}>{accountMenuTexts.title}</BackLink>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.lead}</Text>
      </Stack>
      {answer === 'missing' && (
        <Notice tone="danger" live>
          {texts.missing}
        </Notice>
      )}
      {answer === 'saved' ? (
        <SentMessage {...texts.saved} />
      ) : (
        <FormPanel
          form={occupationForm(occupations)}
          send={(values) => save(client, values)}
          sent={texts.saved}
          initial={{ jobCode: information.jobInfo?.jobCode ?? '' }}
          postsToPage
        />
      )}
    </Stack>
  );
}
