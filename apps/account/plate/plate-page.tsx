/** `/plaka-ekle`: the plate of a vehicle that was insured before it had one. */
import type { CreatedPlateAddendum, UnplatedPolicy } from '@emsal/api/calls/self-service/plate-addendum';
import { createClient } from '@emsal/api/client';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import { Columns } from '@emsal/ui/columns/columns';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { useState } from 'react';
import { answered } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { PersonProof } from '../service/person-proof';
import { serviceLoader, type ServiceData } from '../service/service-loader';
import { Asked } from './asked';
import { plateForm, vehiclesOf } from './plate-form';
import { PlatePolicies } from './plate-policies';
import { plateTexts as texts } from './plate.texts';

type Loaded = readonly UnplatedPolicy[];

export const loader = serviceLoader<Loaded>(async (client, args) => {
  const reply = await client.command('POST selfservice/Addendum/HasYKPlateAddendum', {});
  return answered(reply, args).policies;
});

function PlateForm({ policies, onAsked }: { policies: Loaded; onAsked: (created: CreatedPlateAddendum) => void }) {
  const client = createClient(usePage().transport);
  const vehicles = vehiclesOf(policies);
  const send = async ({ licensePlateNo = '', licenseNo = '', file = '', policyNo }: Values) => {
    const given = { licensePlateNo, licenseNo, file, policyNo: policyNo || vehicles[0]!.policyNo };
    const reply = await client.command('POST selfservice/Addendum/CreateYKPlateAddendum', given);
    if (reply.isSuccess) onAsked(reply.result);
    return reply;
  };
  return <FormPanel form={plateForm(vehicles)} send={send} />;
}

const Nothing = () => (
  <EmptyState level={1} title={texts.none} actions={<HomeLink />}>
    {texts.noneText}
  </EmptyState>
);

/** Requests for all of them are on their way. */
const Waiting = ({ policies }: { policies: Loaded }) => (
  <Stack>
    <h1>{policies.some(({ note }) => note !== '') ? texts.needed : texts.waiting}</h1>
    <Text tone="muted">{texts.waitingText}</Text>
    <PlatePolicies policies={policies} />
  </Stack>
);

function Plate({ policies }: { policies: Loaded }) {
  const [created, setCreated] = useState<CreatedPlateAddendum>();
  if (created) return <Asked {...created} />;
  if (policies.length === 0) return <Nothing />;
  if (vehiclesOf(policies).length === 0) return <Waiting policies={policies} />;
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <h1>{texts.heading}</h1>
        <Text size="lead" tone="muted">
          {texts.lead}
        </Text>
      </Stack>
      <Columns split="7-5">
        <PlateForm policies={policies} onAsked={setCreated} />
        <PlatePolicies policies={policies} />
      </Columns>
    </Stack>
  );
}

export function Component() {
  const { proof, loaded } = useLoaderData<ServiceData<Loaded>>();
  return (
    <Wrap>
      <PageTitle>{texts.title}</PageTitle>
      {loaded ? <Plate policies={loaded} /> : <PersonProof proof={proof} {...texts.proof} />}
    </Wrap>
  );
}
