import type { AccountDeletion } from '@emsal/api/calls/customer-account/privacy';
import { formatMoney } from '@emsal/platform/formats/money';
import { Columns } from '@emsal/ui/columns/columns';
import { RowList, ListRow } from '../area/row-list';
import { Stack } from '@emsal/ui/stack/stack';
import { privacyTexts } from './privacy.texts';

const texts = privacyTexts.deletion;

/** What there is none of is not named. */
const some = (count: number, words: (count: number) => string): string[] => (count > 0 ? [words(count)] : []);

const deletedOf = ({ externalPolicies, coupons, openHelp, priceWatches }: AccountDeletion): string[] => [
  texts.account,
  texts.permissions,
  ...some(externalPolicies, texts.external),
  ...some(coupons, texts.coupons),
  ...some(openHelp, texts.help),
  ...some(priceWatches, texts.watches),
  texts.invitations,
  texts.offers,
];

const keptOf = ({
  policies,
  runningPolicies,
  openRequests,
  saleDays,
  refundDue,
  needsBankAccount,
}: AccountDeletion): string[] => [
  ...some(policies, (count) => texts.policies(count, saleDays)),
  ...some(runningPolicies, texts.running),
  ...some(openRequests, texts.requests),
  ...some(refundDue, (amount) => texts.refund(formatMoney(amount), needsBankAccount)),
  texts.consents,
];

const Side = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <Stack gap={12}>
    <h3>{title}</h3>
    <RowList label={title}>
      {rows.map((row) => (
        <ListRow key={row} title={row} />
      ))}
    </RowList>
  </Stack>
);

export const DeletedAndKept = ({ deletion }: { deletion: AccountDeletion }) => (
  <Columns split="6-6">
    <Side title={texts.deleted} rows={deletedOf(deletion)} />
    <Side title={texts.kept} rows={keptOf(deletion)} />
  </Columns>
);
