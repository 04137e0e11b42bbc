import type { Notification } from '@emsal/api/calls/customer-account/notifications';
import { createClient } from '@emsal/api/client';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { todayOn, usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Badge } from '@emsal/ui/badge/badge';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { ListRow, RowList } from '../area/row-list';
import { notificationsTexts as texts, notificationTitles } from './notifications.texts';

type Notifications = readonly Notification[];

const titleOf = ({ kind, lineName, amount }: Notification): string =>
  notificationTitles[kind]({ line: lineName ?? '', amount: amount === null ? '' : formatMoney(amount) });

type PolicyPath = (policyNo: string) => string;

function pathOf({ kind, policyNo }: Notification, policyPath: PolicyPath): string {
  if (kind === 'awardLoaded') return '/uyelik/paylas-kazan';
  if (kind === 'priceChanged') return '/uyelik/tekliflerim';
  if (kind === 'discountPaid') return '/uyelik/indirimlerim';
  return kind.startsWith('policy') && policyNo !== null ? policyPath(policyNo) : '/uyelik/yardim';
}

const factsOf = ({ at, policyNo, requestNumber }: Notification, isToday: boolean): string =>
  [
    isToday ? formatTime(at) : formatLongDate(at),
    ...(requestNumber === null ? [] : [texts.request(requestNumber)]),
    ...(policyNo === null ? [] : [texts.policy(policyNo)]),
  ].join(' · ');

interface ListProps {
  label: string;
  list: Notifications;
  isToday: boolean;
  policyPath: PolicyPath;
}

const List = ({ label, list, isToday, policyPath }: ListProps) =>
  list.length > 0 && (
    <Stack gap={12}>
      <h3>{label}</h3>
      <RowList label={label}>
        {list.map((one) => (
          <ListRow
            key={one.key}
            title={<Link href={pathOf(one, policyPath)}>{titleOf(one)}</Link>}
            isRead={!one.isNew}
            end={one.isNew && <Badge tone="best">{texts.isNew}</Badge>}
          >
            {factsOf(one, isToday)}
          </ListRow>
        ))}
      </RowList>
    </Stack>
  );

/** Marks what is shown: what happens meanwhile stays new. */
function useMarkRead([newest]: Notifications): () => Promise<void> {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  return async () => {
    if (!newest) return;
    await client.command('POST selfservice/customeraccount/markNotificationsRead', { until: newest.at });
    await revalidate();
  };
}

interface NotificationsProps {
  notifications: Notifications;
  policyPath: PolicyPath;
}

export function Notifications({ notifications, policyPath }: NotificationsProps) {
  const today = todayOn(usePage());
  const markRead = useMarkRead(notifications);
  const isToday = ({ at }: Notification): boolean => dayInTurkey(new Date(at)) === today;
  return (
    <section aria-label={texts.title} id="bildirimler">
      <Stack gap={16}>
        <Row between>
          <h2>{texts.title}</h2>
          {notifications.some(({ isNew }) => isNew) && (
            <Button variant="quiet" onClick={() => void markRead()}>
              {texts.read}
            </Button>
          )}
        </Row>
        {notifications.length === 0 && <Text tone="muted">{texts.none}</Text>}
        <List label={texts.today} list={notifications.filter(isToday)} isToday policyPath={policyPath} />
        <List
          label={texts.earlier}
          list={notifications.filter((one) => !isToday(one))}
          isToday={false}
          policyPath={policyPath}
        />
      </Stack>
    </section>
  );
}
