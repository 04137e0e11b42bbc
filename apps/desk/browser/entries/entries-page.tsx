/** What people sent by the forms of content pages, of the kinds that this person reads. */
import { entryKind, readableKinds, type EntryKind, type EntryRow, type EntryState } from '@emsal/api/desk/entry-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { Badge } from '@emsal/ui/badge/badge';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../frame/session';
import { pageNumber } from '../ui/page-number';
import { FilterLinks } from '../ui/filter-links';
import { HeadingRow } from '../ui/heading-row';
import { PagedTable } from '../ui/paged-table';
import { shownInstant } from '../ui/instant';
import { queryLink } from '../ui/query-link';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import { entriesTexts as texts } from './entries.texts';

const states = Object.keys(texts.state) as EntryState[];

interface Shown {
  kind: EntryKind | '';
  state: EntryState;
}
const hrefOf = ({ kind, state }: Shown, page?: number) =>
  queryLink('/basvurular', { form: kind, durum: state, sayfa: page });

const columns = [
  { key: 'who', label: texts.columns.who },
  { key: 'kind', label: texts.columns.kind },
  { key: 'enteredAt', label: texts.columns.enteredAt },
  { key: 'campaign', label: texts.columns.campaign, wideOnly: true },
  { key: 'state', label: texts.columns.state, wideOnly: true },
] as const;

const rowOf = ({ id, who, kind, campaign, enteredAt, state }: EntryRow) => ({
  key: id,
  head: <Link to={`/basvurular/${id}`}>{who}</Link>,
  cells: [
    texts.kind(kind),
    shownInstant(enteredAt),
    campaign === '' ? texts.noPage : `/${campaign}`,
    <Badge key="state" tone={state === 'open' ? 'warn' : 'good'}>
      {texts.state[state]}
    </Badge>,
  ],
});

function Rows({ shown, page }: { shown: Shown; page: number }) {
  const input = { state: shown.state, page, ...(shown.kind !== '' && { kind: shown.kind }) };
  const { result, failure, reload } = useCall('GET entries', input);
  if (!result) return <Waiting failure={failure} onAgain={reload} />;
  if (result.total === 0) return <p>{texts.nothing[shown.state]}</p>;
  return (
    <PagedTable
      caption={texts.title}
      columns={columns}
      rows={result.rows.map(rowOf)}
      total={texts.total(result.total)}
      page={page}
      pages={Math.ceil(result.total / rowsPerPage.entries)}
      hrefOf={(number) => hrefOf(shown, number)}
    />
  );
}

export function EntriesPage() {
  const [search] = useSearchParams();
  const kinds = readableKinds(useSession().roles);
  const shown: Shown = {
    kind: entryKind.options.find((one) => one === search.get('form')) ?? '',
    state: states.find((one) => one === search.get('durum')) ?? 'open',
  };
  const kindOptions = [
    { value: '' as const, label: texts.every },
    ...kinds.map((value) => ({ value, label: texts.kind(value) })),
  ];
  return (
    <Stack gap={16}>
      <HeadingRow title={texts.title} />
      <Text>{texts.lead}</Text>
      <FilterLinks
        label={texts.states}
        options={states.map((value) => ({ value, label: texts.state[value] }))}
        current={shown.state}
        hrefOf={(state) => hrefOf({ ...shown, state })}
      />
      {kinds.length > 1 && (
        <FilterLinks
          label={texts.kinds}
          options={kindOptions}
          current={shown.kind}
          hrefOf={(kind) => hrefOf({ ...shown, kind })}
        />
      )}
      <Rows shown={shown} page={pageNumber(search)} />
    </Stack>
  );
}
