/** `/iade-iban-bilgisi`: after a one-time code, the account of a refund that the card refused (decision 367). */
import type { WaitingRefund } from '@emsal/api/calls/self-service/refund-iban';
import { createClient } from '@emsal/api/client';
import { brand } from '@emsal/brand/brand';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { useLoaderData, useRevalidator } from '@emsal/platform/router';
import { Columns } from '@emsal/ui/columns/columns';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { answered } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { PersonProof } from '../service/person-proof';
import { serviceLoader, type ServiceData } from '../service/service-loader';
import { ibanForm, withCountry } from './iban-form';
import { RefundCard } from './refund-card';
import { refundIbanTexts as texts } from './refund-iban.texts';

export const loader = serviceLoader<WaitingRefund[]>(async (client, args) =>
  answered(await client.command('POST selfservice/formdata/GetCustomerIbanInfo', {}), args),
);

function Ask({ refundId, lineName, holder }: WaitingRefund) {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const save = async ({ iban = '' }: Values) => {
    const input = { refundId, iban: withCountry(iban) };
    const reply = await client.command('POST selfservice/formdata/SaveCustomerIbanInfo', input);
    if (reply.isSuccess) await revalidate();
    return reply;
  };
  return (
    <Stack>
      <Stack gap={8}>
        <h1>{texts.heading}</h1>
        <Text size="lead" tone="muted">
          {texts.line(lineName)}
        </Text>
      </Stack>
      <FormPanel key={refundId} form={ibanForm(holder)} send={save} />
    </Stack>
  );
}

const CallUs = () => (
  <Link variant="line" href={phoneHref(brand.phones.sales)}>
    {texts.call}
  </Link>
);

const Received = ({ iban }: { iban: string }) => (
  <EmptyState level={1} title={texts.received} actions={<CallUs />}>
    <p role="status">{texts.receivedText(iban)}</p>
  </EmptyState>
);

/** The first refund without an account; afterwards what was given last. */
function Refunds({ refunds }: { refunds: readonly WaitingRefund[] }) {
  const shown = refunds.find(({ receivedIban }) => receivedIban === null) ?? refunds.at(-1);
  if (!shown)
    return (
      <EmptyState level={1} title={texts.none} actions={<CallUs />}>
        <p>{texts.noneText}</p>
      </EmptyState>
    );
  return (
    <Columns split="7-5">
      {shown.receivedIban === null ? <Ask {...shown} /> : <Received iban={shown.receivedIban} />}
      <RefundCard {...shown} />
    </Columns>
  );
}

export function Component() {
  const { proof, loaded } = useLoaderData<ServiceData<WaitingRefund[]>>();
  return (
    <Wrap>
      {loaded === null ? (
        <Columns split="7-5">
          <PersonProof proof={proof} title={texts.proofTitle} lead={texts.proofLead} />
        </Columns>
      ) : (
        <>
          <PageTitle>{texts.title}</PageTitle>
          <Refunds refunds={loaded} />
        </>
      )}
    </Wrap>
  );
}
