/** Checks and stores what a form sent, with its file, in one transaction with the job that mails it. */
import type { EntryPurpose } from '@emsal/api/calls/entry';
import { entryOutcomes } from '@emsal/api/outcomes/entry';
import { pageTypes, type PageType } from '@emsal/platform/content/page-types';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { EntryVerdicts } from '@emsal/validation/entry/entry-rules';
import { messagesOf } from '@emsal/validation/verdict';
import type { CampaignDiscount } from '@emsal/lines/facts/campaign-discounts';
import { randomId } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { blindIndex } from '../../personal-data/blind-index';
import { givePermission } from '../consent/entry-consent';
import { requireCaptcha } from '../captcha/captcha';
import { addCoupons } from '../checkout/coupons/coupon-store';
import { contentBySlug } from '../content/content-store';
import { couponsOf } from './campaign-coupons';
import { mailEntry } from './entry-mail';
import { addEntry, attachFile, type EntryRow } from './entry-store';
import type { EntryKind } from './tables';

export const refuseEntry = refusalsOf(entryOutcomes);

export interface SentForm {
  kind: EntryKind;
  /** Slug of the page, and the type that it must have if editors write it; absent for a form that is no campaign. */
  campaign?: { slug: string; type?: PageType };
  verdicts: EntryVerdicts;
  /** Ticks that need not be set. */
  permissions?: Readonly<Record<string, string>>;
  /** The version of the text by which the person asked for announcements. */
  announcement?: string | undefined;
  /** Who may enter once, and what is said to a second entry. */
  once?: { entrant: string; code: keyof typeof entryOutcomes };
  file?: { purpose: EntryPurpose; id: string };
  /** What the entrant gets; null, and everybody with the code may use it once, where no identity is known. */
  discounts?: { of: readonly CampaignDiscount[]; identityNo: string | null };
  captcha: string | undefined;
}

/** Valid values in their normal form. @throws ProtocolError with a message per field */
function acceptedValues({ verdicts, permissions = {} }: SentForm): Record<string, string> {
  const fields = messagesOf(verdicts);
  if (Object.keys(fields).length > 0) throw new ProtocolError('badBody', { fields });
  const accepted = Object.entries(verdicts).map(([name, verdict]) => [name, verdict.ok ? String(verdict.value) : '']);
  return { ...Object.fromEntries(accepted), ...permissions };
}

/** Published, of the type of this form, and not over; a page without a last day runs until it is taken down. */
async function isRunning({ campaign }: SentForm, { db, clock }: CallerContext): Promise<boolean> {
  if (!campaign?.type) return true;
  const page = await contentBySlug(db, campaign.slug);
  if (!page || page.typeId !== pageTypes[campaign.type]) return false;
  return page.campaignEndDate === null || page.campaignEndDate >= dayInTurkey(clock.now());
}

/** Undone when the file is not this browser's. */
class FileGone extends Error {}

export async function storeEntry(sent: SentForm, caller: CallerContext): Promise<null | Refusal> {
  const data = acceptedValues(sent);
  if (!(await isRunning(sent, caller))) return refuseEntry('campaignOver');
  const unproven = await requireCaptcha(sent.captcha, caller);
  if (unproven) return unproven;
  try {
    return (await insert(sent, data, caller)) ? null : refuseEntry(sent.once!.code);
  } catch (error) {
    if (error instanceof FileGone) return refuseEntry('fileGone');
    throw error;
  }
}

function insert(
  { kind, campaign, once, file, announcement, discounts }: SentForm,
  values: Record<string, string>,
  { db, clock, jobs, visitor, request, config }: CallerContext,
): Promise<boolean> {
  const entrantKey = once ? blindIndex(`entry-${kind}`, once.entrant) : null;
  const coupons = discounts ? couponsOf(discounts, { config, clock }) : [];
  const data = { ...values, ...(discounts && { discountCodes: coupons.map(({ code }) => code).join(' ') }) };
  const row = { id: randomId(), kind, campaign: campaign?.slug ?? '', entrantKey, data, enteredAt: clock.now() };
  return db.transaction(async (tx) => {
    if (!(await addEntry(tx, row))) return false;
    if (coupons.length > 0) await addCoupons(tx, coupons);
    const key = file && { ...file, visitorId: visitor!.id };
    if (key && !(await attachFile(tx, key, row.id))) throw new FileGone();
    if (announcement)
      await givePermission(tx, permissionOf(row, { textVersion: announcement, address: request.address }));
    await mailEntry(jobs, row.id, tx);
    return true;
  });
}

const permissionOf = (
  { id, data, enteredAt }: Pick<EntryRow, 'id' | 'data' | 'enteredAt'>,
  asked: { textVersion: string; address: string },
) => ({
  entryId: id,
  identityNo: data['identityNo']!,
  phoneNumber: data['phone']!,
  at: enteredAt!,
  ...asked,
});
