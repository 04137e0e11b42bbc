/** `/uyelik/indirimlerim`: coupons that can be used, what was refunded, and past coupons. */
import type { OnlineCoupon, OnlineQuota } from '@emsal/api/calls/customer-account/discounts';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatLira, formatMoney } from '@emsal/platform/formats/money';
import { useLoaderData } from '@emsal/platform/router';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { Part } from '../area/part';
import { ListRow, RowList } from '../area/row-list';
import { CouponTicket, isUsable } from './coupon-ticket';
import { discountsTexts as texts, quotaSentences, refundNames } from './discounts.texts';

interface Loaded {
  coupons: OnlineCoupon[];
  quotas: OnlineQuota[];
}

export const loader = accountLoader(async ({ client, customerId: id }): Promise<Loaded> => {
  const [coupons, quotas] = await Promise.all([
    client.lookup('GET selfservice/customeraccount/GetCustomerOnlineCouponList/{id}', { id }),
    client.lookup('GET selfservice/customeraccount/GetCustomerOnlineQuotaList/{id}', { id }),
  ]);
  return { coupons, quotas };
});

/** A percentage is worth what the premium makes of it: coupons are counted then. */
export function headingOf(usable: readonly OnlineCoupon[]): string {
  if (usable.length === 0) return texts.title;
  if (usable.some(({ percent }) => percent !== null)) return texts.count(usable.length);
  return texts.worth(formatLira(usable.reduce((sum, { amount }) => sum + amount, 0)));
}

const Tickets = ({ coupons }: { coupons: readonly OnlineCoupon[] }) => (
  <Stack gap={16}>
    {coupons.map((coupon) => (
      <CouponTicket key={coupon.code} coupon={coupon} />
    ))}
  </Stack>
);

const NoCoupons = () => (
  <EmptyState
    title={texts.emptyTitle}
    actions={
      <Link variant="line" href="/">
        {texts.offer}
      </Link>
    }
  >
    <p>{texts.empty}</p>
  </EmptyState>
);

const amountOf = ({ amount, state }: OnlineQuota): string =>
  state === 'paid' ? `+ ${formatMoney(amount)}` : formatMoney(amount);

const Refunds = ({ quotas }: { quotas: readonly OnlineQuota[] }) => (
  <Part title={texts.refunds}>
    <RowList>
      {quotas.map((quota) => (
        <ListRow
          key={`${quota.policyNo} ${quota.title}`}
          title={`${refundNames[quota.type]}: ${quota.title}`}
          end={amountOf(quota)}
        >
          {texts.refundOf(quota.lineName, quotaSentences[quota.state](formatLongDate(quota.day)))}
        </ListRow>
      ))}
    </RowList>
    <Text size="small" tone="muted">
      {texts.takeBack}
    </Text>
  </Part>
);

export function Component() {
  const { coupons, quotas } = useLoaderData<AccountData<Loaded>>();
  const usable = coupons.filter(isUsable);
  const past = coupons.filter((coupon) => !isUsable(coupon));
  return (
    <Stack gap={48}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={8}>
        <h1>{headingOf(usable)}</h1>
        <Text tone="muted">{texts.lead}</Text>
      </Stack>
      {usable.length > 0 ? <Tickets coupons={usable} /> : <NoCoupons />}
      {quotas.length > 0 && <Refunds quotas={quotas} />}
      {past.length > 0 && (
        <Disclosure summary={texts.past(past.length)}>
          <Tickets coupons={past} />
        </Disclosure>
      )}
    </Stack>
  );
}
