import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import { brand } from '@emsal/brand/brand';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { informationTexts as texts } from './information.texts';

const said = (isGiven: boolean): string => (isGiven ? texts.given : texts.notGiven);

/** The announcement permissions in effect, by channel. */
export function Permissions({ information }: { information: AccountInformation }) {
  const { isPermissionSms, isPermissionEmail, isPermissionPhone } = information;
  return (
    <section aria-label={texts.permissions}>
      <Stack gap={16}>
        <h2>{texts.permissions}</h2>
        <Text tone="muted">{texts.permissionsLead}</Text>
        <KeyValueList
          layout="facts"
          items={[
            { label: texts.sms, value: said(isPermissionSms) },
            { label: texts.mail, value: said(isPermissionEmail) },
            { label: texts.call, value: said(isPermissionPhone) },
          ]}
        />
        <Text tone="muted">{texts.change(brand.phones.sales)}</Text>
      </Stack>
    </section>
  );
}
