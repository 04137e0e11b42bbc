/** `/{partner}-isbirligi`: a discount code for members of a partner, which one identity can use. A partner is a row of the brand. */
import { createClient } from '@emsal/api/client';
import { brand } from '@emsal/brand/brand';
import type { Values } from '@emsal/forms/form';
import { useSend } from '@emsal/forms/use-send';
import { usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { partnershipForm } from './campaign-form';
import { partnershipTexts as texts } from './campaigns.texts';
import { DiscountPage } from './discount-page';
import { recordNotice, recordPermission } from './record-consents';

function useSendTo(partner: string) {
  const client = createClient(usePage().transport);
  const sendForm = useSend(
    'POST selfservice/formData/SendPartnershipData',
    ({ announcementPermission: _, ...values }) => ({
      partner,
      ...values,
    }),
  );
  return async (values: Values) => {
    for (const record of [recordNotice, recordPermission]) {
      const recorded = await record(client, values);
      if (!recorded.isSuccess) return recorded;
    }
    return sendForm(values);
  };
}

export function Component() {
  const { pathname } = useLocation();
  const { marker, name } = brand.partners.find(({ path }) => path === pathname)!;
  const send = useSendTo(marker);
  const { marketingPermissionRequired } = usePage();
  const words = { title: texts.title(name), heading: texts.heading(name) };
  return <DiscountPage {...texts} {...words} form={partnershipForm(marketingPermissionRequired)} send={send} />;
}
