/** Entries that are answered with discount codes (decision 375). */
import type { ParsedOf } from '@emsal/api/calls/table';
import { contactTypes } from '@emsal/api/permission-channels';
import { brand } from '@emsal/brand/brand';
import { campaignDiscounts } from '@emsal/lines/facts/campaign-discounts';
import { email as emailRule } from '@emsal/validation/email/email';
import { employeeEntry } from '@emsal/validation/entry/employee-entry';
import { partnershipEntry } from '@emsal/validation/entry/partnership-entry';
import { cleanDigits } from '@emsal/validation/clean/clean';
import type { CallerContext } from '../../http/context';
import type { Refusal } from '../../http/refusal';
import { isPermitted } from '../consent/browser-consent';
import { refuseEntry, storeEntry } from './store-entry';

type Employee = ParsedOf<'POST selfservice/formData/SendEmployeeDiscountCampaignData'>;
type Member = ParsedOf<'POST selfservice/formData/SendPartnershipData'>;

/** The permission is an act of its own, which the browser sent before its form. */
async function withPermission<Values extends { email: string }>(values: Values, context: CallerContext) {
  const isGiven =
    emailRule(values.email).ok && (await isPermitted({ value: values.email, type: contactTypes.email }, context));
  return { ...values, announcementPermission: isGiven ? '1' : '' };
}

export async function enterEmployee({ captcha, ...input }: Employee, context: CallerContext): Promise<null | Refusal> {
  const values = await withPermission(input, context);
  return storeEntry(
    {
      kind: 'employeeDiscount',
      captcha,
      verdicts: employeeEntry(values, context.config.marketingPermissionRequired),
      once: { entrant: values.email.trim().toLowerCase(), code: 'employeeEntered' },
      discounts: { of: campaignDiscounts.employee, identityNo: null },
    },
    context,
  );
}

export async function enterMember(
  { captcha, partner, ...input }: Member,
  context: CallerContext,
): Promise<null | Refusal> {
  const known = brand.partners.find(({ marker }) => marker === partner);
  if (!known) return refuseEntry('partnerUnknown');
  const values = await withPermission(input, context);
  const identityNo = cleanDigits(values.identityNo);
  return storeEntry(
    {
      kind: 'partnership',
      campaign: { slug: known.path.slice(1) },
      captcha,
      verdicts: partnershipEntry(values, context.config.marketingPermissionRequired),
      once: { entrant: identityNo, code: 'memberEntered' },
      discounts: { of: campaignDiscounts.partnership, identityNo },
    },
    context,
  );
}
