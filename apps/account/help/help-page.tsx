/** `/uyelik/yardim`: where answers stand, whom to call, the customer's requests, and the form for a new one. */
import type { AccountRequest } from '@emsal/api/calls/customer-account/help';
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { brand } from '@emsal/brand/brand';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { useLoaderData, useLocation } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { Icon } from '@emsal/ui/icon/icon';
import { envelopeSimpleIcon, phoneIcon, whatsappLogoIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { Part } from '../area/part';
import { helpTexts as texts, mainTopics } from './help.texts';
import { RequestForm } from './request-form';
import { RequestRows } from './request-rows';
import { TopicRows } from './topic-rows';
import { TopicSearch } from './topic-search';

interface Loaded {
  requests: AccountRequest[];
  policies: PolicyCard[];
}
const formId = 'talep';

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const [requests, listing] = await Promise.all([
    client.command('GET selfservice/customeraccount/getCustomerRequests/{id}', { id }),
    client.command('GET selfservice/customeraccount/getCustomerPolicyCards/{id}', { id }),
  ]);
  const { policies } = answered(listing, args);
  return { ...answered(requests, args), policies: policies.filter(({ type }) => type === 'sold') };
});

function Topics() {
  const { isPublished } = usePage();
  return (
    <Part title={texts.topics}>
      <TopicRows topics={mainTopics.filter(({ href }) => isPublished(href))} />
    </Part>
  );
}

const Talk = () => (
  <Card as="section" label={texts.talk} roomy>
    <Columns split="7-5">
      <Stack gap={12}>
        <h2>{texts.talk}</h2>
        <Text tone="muted">{texts.talkText}</Text>
      </Stack>
      <Stack gap={12}>
        <Link variant="button" href={phoneHref(brand.phones.sales)}>
          <Icon of={phoneIcon} size={20} /> {brand.phones.sales}
        </Link>
        <Link variant="line" href={whatsappHref(brand.phones.whatsapp, brand.whatsappText)}>
          <Icon of={whatsappLogoIcon} size={20} /> {texts.whatsapp}
        </Link>
        <Link variant="line" href={`#${formId}`}>
          <Icon of={envelopeSimpleIcon} size={20} /> {texts.write}
        </Link>
      </Stack>
    </Columns>
  </Card>
);

export function Component() {
  const { information, requests, policies } = useLoaderData<AccountData<Loaded>>();
  const asked = new URLSearchParams(useLocation().search);
  const query = asked.get('ara')?.trim() ?? '';
  return (
    <Stack gap={48}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack>
        <h1>{texts.heading}</h1>
        <TopicSearch query={query} />
      </Stack>
      <Topics />
      <Talk />
      <Part title={texts.requests}>
        <RequestRows requests={requests} />
      </Part>
      <Part title={texts.form} id={formId}>
        <Text tone="muted">{texts.formLead}</Text>
        <RequestForm information={information} policies={policies} policyId={asked.get('police') ?? ''} />
      </Part>
    </Stack>
  );
}
