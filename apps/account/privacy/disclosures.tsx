/** Which insurers got the identity number, one row a list of offers; and whether an assistant has read it. */
import type { Disclosure as InsurersAsked } from '@emsal/api/calls/customer-account/privacy';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { AnswerStrip } from '@emsal/ui/answer-strip/answer-strip';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Part } from '../area/part';
import { ListRow, RowList } from '../area/row-list';
import { NewestFirst } from './newest-first';
import { privacyTexts } from './privacy.texts';

const texts = privacyTexts.disclosures;
const Firms = ({ firms, assistantReadAt }: Pick<InsurersAsked, 'firms' | 'assistantReadAt'>) => (
  <Stack gap={8}>
    <AnswerStrip answers={firms} />
    <Disclosure summary={texts.firms} variant="inline">
      <p>{firms.map(({ firmName }) => firmName).join(', ')}</p>
    </Disclosure>
    {assistantReadAt && (
      <Text tone="muted">{texts.assistant(formatLongDate(assistantReadAt), formatTime(assistantReadAt))}</Text>
    )}
  </Stack>
);

const Rows = ({ disclosures, label }: { disclosures: readonly InsurersAsked[]; label: string }) => (
  <RowList label={label}>
    {disclosures.map(({ lineName, insured, at, ...asked }) => (
      <ListRow key={`${at}${lineName}`} title={texts.offer(lineName)} more={<Firms {...asked} />}>
        {texts.when(insured, formatLongDate(at), formatTime(at))}
      </ListRow>
    ))}
  </RowList>
);

export const Disclosures = ({ disclosures }: { disclosures: readonly InsurersAsked[] }) => (
  <Part title={texts.title}>
    <Text tone="muted">{disclosures.length === 0 ? texts.none : texts.lead}</Text>
    <NewestFirst rows={disclosures} label={texts.title}>
      {(rows, label) => <Rows disclosures={rows} label={label} />}
    </NewestFirst>
  </Part>
);
