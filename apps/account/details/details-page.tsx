/** `/uyelik/kisisel-bilgiler`: what the registry did not tell; passed over when nothing is missing. */
import type { Client } from '@emsal/api/client';
import { createClient } from '@emsal/api/client';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { redirect, useLoaderData, useNavigate } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import type { SelectOption } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountTarget } from '@emsal/validation/account-target/account-target';
import { useState, type FormEvent } from 'react';
import { accountLoader, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { accountHome } from '../sign-in/sign-in-steps';
import { detailsForm } from './details-form';
import { detailsTexts as texts } from './details.texts';

interface Details {
  cities: SelectOption[];
  next: string;
}

export const loader = accountLoader(async ({ client, information }, { request }): Promise<Details> => {
  const next = accountTarget(new URL(request.url).searchParams.get('hedef')) ?? accountHome;
  if (information.missing.length === 0) throw redirect(next);
  const cities = await client.lookup('GET quoterequestapi/sharedstep/GetCityList', {});
  return { next, cities: cities.map(({ cityId, cityName }) => ({ value: cityId, label: cityName })) };
});

const districtsOf = async (client: Client, cityId: string): Promise<SelectOption[]> =>
  (await client.lookup('GET quoterequestapi/sharedstep/GetDistrictList/{cityId}', { cityId })).map(
    ({ districtId, districtName }) => ({ value: districtId, label: districtName }),
  );

/** The districts of the chosen province. */
function useDistricts(client: Client) {
  const [districts, setDistricts] = useState<SelectOption[]>([]);
  const follow = async ({ target }: FormEvent): Promise<void> => {
    if (target instanceof HTMLSelectElement && target.name === 'cityCode')
      setDistricts(target.value === '' ? [] : await districtsOf(client, target.value));
  };
  return { districts, follow };
}

export function Component() {
  const { information, cities, next } = useLoaderData<AccountData<Details>>();
  const client = createClient(usePage().transport);
  const navigate = useNavigate();
  const { districts, follow } = useDistricts(client);
  const send = async (values: Values) => {
    const reply = await client.command('POST selfservice/customeraccount/updateCustomerMissingInformation', values);
    if (reply.isSuccess) await navigate(next);
    return reply;
  };
  return (
    <Card raised roomy>
      <PageTitle>{texts.title}</PageTitle>
      <Stack>
        <Stack gap={8}>
          <h1>{texts.title}</h1>
          <Text tone="muted">{texts.lead}</Text>
        </Stack>
        <div onChange={(event) => void follow(event)}>
          <FormPanel form={detailsForm(information, { cities, districts })} send={send} />
        </div>
        <Link variant="alone" href={next}>
          {texts.later}
        </Link>
      </Stack>
    </Card>
  );
}
