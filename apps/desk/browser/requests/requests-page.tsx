/** Service requests: what nobody has, what is the reader's own, and what has ended. */
import type { RequestList, RequestRow } from '@emsal/api/desk/request-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { formatDate } from '@emsal/platform/formats/dates';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Link, useSearchParams } from 'react-router';
import { FilterLinks } from '../ui/filter-links';
import { HeadingRow } from '../ui/heading-row';
import { PagedTable } from '../ui/paged-table';
import { pageNumber } from '../ui/page-number';
import { queryLink } from '../ui/query-link';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import { requestsTexts as texts } from './requests.texts';

const lists = Object.keys(texts.list) as RequestList[];
const hrefOf = (list: RequestList, page?: number) => queryLink('/talepler', { liste: list, sayfa: page });

const columns = [
  { key: 'who', label: texts.columns.who },
  { key: 'kind', label: texts.columns.kind },
  { key: 'product', label: texts.columns.product },
  { key: 'promisedOn', label: texts.columns.promisedOn },
  { key: 'state', label: texts.columns.state, wideOnly: true },
] as const;

const rowOf = ({ id, who, kind, product, state, promisedOn }: RequestRow) => ({
  key: id,
  head: <Link to={`/talepler/${id}`}>{who || texts.unnamed(id)}</Link>,
  cells: [texts.kind(kind), product, formatDate(promisedOn), texts.state(state)],
});

function Rows({ list, page }: { list: RequestList; page: number }) {
  const { result, failure, reload } = useCall('GET requests', { list, page });
  if (!result) return <Waiting failure={failure} onAgain={reload} />;
  if (result.total === 0) return <p>{texts.nothing[list]}</p>;
  return (
    <PagedTable
      caption={texts.title}
      columns={columns}
      rows={result.rows.map(rowOf)}
      total={texts.total(result.total)}
      page={page}
      pages={Math.ceil(result.total / rowsPerPage.requests)}
      hrefOf={(number) => hrefOf(list, number)}
    />
  );
}

export function RequestsPage() {
  const [search] = useSearchParams();
  const list = lists.find((one) => one === search.get('liste')) ?? 'nobody';
  return (
    <Stack gap={16}>
      <HeadingRow title={texts.title} />
      <Text>{texts.lead}</Text>
      <FilterLinks
        label={texts.lists}
        options={lists.map((value) => ({ value, label: texts.list[value] }))}
        current={list}
        hrefOf={(value) => hrefOf(value)}
      />
      <Rows list={list} page={pageNumber(search)} />
    </Stack>
  );
}
