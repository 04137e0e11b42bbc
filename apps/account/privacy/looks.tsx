/** Which employees of ours opened what of this customer: duty, request and time, the newest first. */
import type { EmployeeLook } from '@emsal/api/calls/customer-account/privacy';
import { lookWords } from '@emsal/api/employee-looks';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { Text } from '@emsal/ui/text/text';
import { Part } from '../area/part';
import { ListRow, RowList } from '../area/row-list';
import { NewestFirst } from './newest-first';
import { privacyTexts } from './privacy.texts';

const texts = privacyTexts.looks;

function LookRow({ look }: { look: EmployeeLook }) {
  const { who, what } = lookWords(look);
  return (
    <ListRow
      title={who}
      end={
        <Text as="span" size="small" tone="muted">
          {texts.when(formatLongDate(look.at), formatTime(look.at))}
        </Text>
      }
      stacked
    >
      {what}
    </ListRow>
  );
}

const Rows = ({ looks, label }: { looks: readonly EmployeeLook[]; label: string }) => (
  <RowList label={label}>
    {looks.map((look, at) => (
      <LookRow key={at} look={look} />
    ))}
  </RowList>
);

export const Looks = ({ looks }: { looks: readonly EmployeeLook[] }) => (
  <Part title={texts.title}>
    <Text tone="muted">{looks.length === 0 ? texts.none : texts.lead}</Text>
    <NewestFirst rows={looks} label={texts.title}>
      {(rows, label) => <Rows looks={rows} label={label} />}
    </NewestFirst>
  </Part>
);
