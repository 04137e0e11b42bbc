/** `/ilab-calisan-indirimi`: discount codes for employees of the companies in the list, mailed to the address that proves it. */
import { createClient } from '@emsal/api/client';
import type { Values } from '@emsal/forms/form';
import { useSend } from '@emsal/forms/use-send';
import { usePage } from '@emsal/platform/page';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { CardTitle } from '../area/card-title';
import { employeeForm } from './campaign-form';
import { employeeTexts as texts } from './campaigns.texts';
import { DiscountBar } from './discount-bar';
import { DiscountPage } from './discount-page';
import { recordPermission } from './record-consents';

const NotListed = () => (
  <Card as="section">
    <Stack gap={12}>
      <CardTitle>{texts.missingTitle}</CardTitle>
      <Text tone="muted">{texts.missing}</Text>
      <Link variant="line" href="/iletisim">
        {texts.suggest}
      </Link>
    </Stack>
  </Card>
);

export function Component() {
  const { transport, marketingPermissionRequired } = usePage();
  const sendForm = useSend(
    'POST selfservice/formData/SendEmployeeDiscountCampaignData',
    ({ announcementPermission: _, ...values }) => values,
  );
  const send = async (values: Values) => {
    const recorded = await recordPermission(createClient(transport), values);
    return recorded.isSuccess ? sendForm(values) : recorded;
  };
  return (
    <DiscountPage
      {...texts}
      form={employeeForm(marketingPermissionRequired)}
      send={send}
      picture={<DiscountBar />}
      aside={<NotListed />}
    />
  );
}
