import { pageStatus, pageType, type PageRow } from '@emsal/api/desk/content-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { Button } from '@emsal/ui/button/button';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { Select } from '@emsal/ui/select/select';
import { Table } from '@emsal/ui/table/table';
import { TextField } from '@emsal/ui/text-field/text-field';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { deskTexts } from '../desk.texts';
import { useSession } from '../frame/session';
import { pageNumber } from '../ui/page-number';
import { FilterLinks } from '../ui/filter-links';
import { HeadingRow } from '../ui/heading-row';
import { shownInstant } from '../ui/instant';
import { queryLink } from '../ui/query-link';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import styles from './page-list.module.css';
import { StatusBadge } from './status-badge';

const texts = deskTexts.list;

const columns = [
  { key: 'title', label: texts.columns.title },
  { key: 'status', label: texts.columns.status },
  { key: 'type', label: texts.columns.type, wideOnly: true },
  { key: 'savedBy', label: texts.columns.savedBy, wideOnly: true },
  { key: 'savedAt', label: texts.columns.savedAt, wideOnly: true },
] as const;

const types = pageType.options.map((value) => ({
  value,
  label: deskTexts.types[value],
}));
const statuses = [
  { value: '' as const, label: texts.everyStatus },
  ...pageStatus.options.map((value) => ({
    value,
    label: deskTexts.statuses[value],
  })),
];

const rowOf = ({ id, title, type, status, savedBy, savedAt }: PageRow) => ({
  key: id,
  head: <Link to={`/sayfalar/${id}`}>{title}</Link>,
  cells: [
    <StatusBadge key="status" status={status} />,
    deskTexts.types[type],
    savedBy ?? deskTexts.byProgram,
    shownInstant(savedAt),
  ],
});

interface Shown {
  query: string;
  type: PageRow['type'] | undefined;
  status: PageRow['status'] | undefined;
}
const hrefOf = ({ query, type, status }: Shown, page?: number) =>
  queryLink('/sayfalar', { ara: query, tur: type, durum: status, sayfa: page });

function Search({ shown }: { shown: Shown }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const type = pageType.options.find((one) => one === typed.get('tur'));
    void navigate(hrefOf({ ...shown, query: String(typed.get('ara')), type }));
  };
  return (
    <form key={`${shown.query} ${shown.type}`} role="search" className={styles.search} onSubmit={search}>
      <TextField id="ara" name="ara" label={texts.search} defaultValue={shown.query} />
      <Select
        id="tur"
        name="tur"
        label={texts.type}
        placeholder={texts.everyType}
        options={types}
        defaultValue={shown.type ?? ''}
      />
      <Button variant="line" type="submit">
        {texts.searchButton}
      </Button>
    </form>
  );
}

function Rows({ shown, page }: { shown: Shown; page: number }) {
  const { query, type, status } = shown;
  const { result, failure, reload } = useCall('GET pages', {
    query,
    page,
    ...(type && { type }),
    ...(status && { status }),
  });
  if (!result) return <Waiting failure={failure} onAgain={reload} />;
  if (result.total === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <Table caption={texts.title} columns={columns} rows={result.rows.map(rowOf)} />
      <p className={styles.total}>{texts.total(result.total)}</p>
      <Pagination
        page={page}
        pages={Math.ceil(result.total / rowsPerPage.pages)}
        hrefOf={(number) => hrefOf(shown, number)}
      />
    </>
  );
}

export function PageList() {
  const [search] = useSearchParams();
  const { may } = useSession();
  const shown: Shown = {
    query: search.get('ara') ?? '',
    type: pageType.options.find((one) => one === search.get('tur')),
    status: pageStatus.options.find((one) => one === search.get('durum')),
  };
  return (
    <>
      <HeadingRow title={texts.title}>
        {may.includes('content.publish') && (
          <Link className={styles.create} to="/sayfalar/yeni">
            {texts.create}
          </Link>
        )}
      </HeadingRow>
      <FilterLinks
        label={texts.statusFilter}
        options={statuses}
        current={shown.status ?? ''}
        hrefOf={(status) => hrefOf({ ...shown, status: status || undefined })}
      />
      <Search shown={shown} />
      <Rows shown={shown} page={pageNumber(search)} />
    </>
  );
}
