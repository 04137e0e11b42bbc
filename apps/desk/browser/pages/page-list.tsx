import type { PageRow } from '@emsal/api/desk/content-shapes';
import { Button } from '@emsal/ui/button/button';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { Table } from '@emsal/ui/table/table';
import { TextField } from '@emsal/ui/text-field/text-field';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { deskTexts } from '../desk.texts';
import { useSession } from '../frame/session';
import { HeadingRow } from '../ui/heading-row';
import { shownInstant } from '../ui/instant';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import styles from './page-list.module.css';
import { StatusBadge } from './status-badge';

const texts = deskTexts.list;
const pageSize = 30;

const columns = [
  { key: 'title', label: texts.columns.title },
  { key: 'status', label: texts.columns.status },
  { key: 'type', label: texts.columns.type, wideOnly: true },
  { key: 'savedBy', label: texts.columns.savedBy, wideOnly: true },
  { key: 'savedAt', label: texts.columns.savedAt, wideOnly: true },
] as const;

const rowOf = ({ id, title, type, status, savedBy, savedAt }: PageRow) => ({
  key: id,
  head: <Link to={`/sayfalar/${id}`}>{title}</Link>,
  cells: [<StatusBadge key="status" status={status} />, deskTexts.types[type], savedBy, shownInstant(savedAt)],
});

function Search({ query }: { query: string }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('ara'));
    void navigate(`/sayfalar?${new URLSearchParams({ ara: words }).toString()}`);
  };
  return (
    <form role="search" className={styles.search} onSubmit={search}>
      <TextField key={query} id="ara" name="ara" label={texts.search} defaultValue={query} />
      <Button variant="line" type="submit">
        {texts.searchButton}
      </Button>
    </form>
  );
}

function Rows({ query, page }: { query: string; page: number }) {
  const { result, failure, reload } = useCall('GET pages', { query, page });
  if (!result) return <Waiting failure={failure} onAgain={reload} />;
  if (result.total === 0) return <p>{texts.nothing}</p>;
  const hrefOf = (number: number) =>
    `/sayfalar?${new URLSearchParams({ ara: query, sayfa: String(number) }).toString()}`;
  return (
    <>
      <Table caption={texts.title} columns={columns} rows={result.rows.map(rowOf)} />
      <p className={styles.total}>{texts.total(result.total)}</p>
      <Pagination page={page} pages={Math.ceil(result.total / pageSize)} hrefOf={hrefOf} />
    </>
  );
}

export function PageList() {
  const [search] = useSearchParams();
  const { may } = useSession();
  const query = search.get('ara') ?? '';
  return (
    <>
      <HeadingRow title={texts.title}>
        {may.includes('content.publish') && (
          <Link className={styles.create} to="/sayfalar/yeni">
            {texts.create}
          </Link>
        )}
      </HeadingRow>
      <Search query={query} />
      <Rows query={query} page={Number(search.get('sayfa') ?? 1)} />
    </>
  );
}
