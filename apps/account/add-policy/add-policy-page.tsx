/** `/uyelik/hesabim/police-ekle`: a policy that was bought elsewhere. */
import type { InputOf } from '@emsal/api/calls/table';
import { createClient } from '@emsal/api/client';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { accountPagePath, policyPath } from '../policies/policy-path';
import { addPolicyForm } from './add-policy-form';
import { addPolicyTexts as texts } from './add-policy.texts';

const add = 'POST selfservice/customeraccount/addCustomerExternalPolicy';

export const loader = accountLoader(async () => ({}));

function useAdd() {
  const client = createClient(usePage().transport);
  const navigate = useNavigate();
  return async ({ file = '', ...values }: Values) => {
    const given = { ...values, ...(file !== '' && { file }) } as InputOf<typeof add>;
    const reply = await client.command(add, given);
    if (reply.isSuccess) await navigate(policyPath(reply.result.policyNo));
    return reply;
  };
}

const WhatNext = () => (
  <Card as="aside" label={texts.next}>
    <Stack gap={12}>
      <h2>{texts.next}</h2>
      {texts.points.map((point) => (
        <Text key={point}>{point}</Text>
      ))}
    </Stack>
  </Card>
);

export function Component() {
  const { products = [] } = usePage();
  const send = useAdd();
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={8}>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.lead}</Text>
      </Stack>
      <Columns split="7-5">
        <Stack>
          <FormPanel form={addPolicyForm(products)} send={send} />
          <Link variant="alone" href={accountPagePath}>
            {texts.cancel}
          </Link>
        </Stack>
        <WhatNext />
      </Columns>
    </Stack>
  );
}
