import type { Invitation } from '@emsal/api/calls/customer-account/invitations';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { todayOn, usePage } from '@emsal/platform/page';
import { Badge, type BadgeTone } from '@emsal/ui/badge/badge';
import { Text } from '@emsal/ui/text/text';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { ListRow, RowList } from '../area/row-list';
import { invitationStatusNames, shareTexts as texts } from './share.texts';

function shownState({ status, loadsOn }: Invitation, today: string): { tone: BadgeTone; words: string } {
  if (loadsOn === null) return { tone: 'plain', words: invitationStatusNames[status] };
  const days = daysBetween(today, loadsOn);
  return days > 0 ? { tone: 'warn', words: texts.inDays(days) } : { tone: 'good', words: texts.loaded };
}

const happened = ({ boughtOn, openedOn }: Invitation): string =>
  boughtOn === null ? texts.opened(formatLongDate(openedOn)) : texts.bought(formatLongDate(boughtOn));

function FriendRow({ invitation, number }: { invitation: Invitation; number: number }) {
  const { tone, words } = shownState(invitation, todayOn(usePage()));
  return (
    <ListRow title={texts.friend(number)} end={<Badge tone={tone}>{words}</Badge>}>
      {happened(invitation)}
    </ListRow>
  );
}

/** Without names: the friends were not asked whether theirs may be told. */
export function FriendRows({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return <Text tone="muted">{texts.noFriends}</Text>;
  return (
    <>
      <RowList>
        {invitations.map((invitation, at) => (
          <FriendRow key={invitations.length - at} invitation={invitation} number={invitations.length - at} />
        ))}
      </RowList>
      <Text size="small" tone="muted">
        {texts.waits}
      </Text>
    </>
  );
}
