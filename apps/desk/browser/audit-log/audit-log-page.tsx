import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { Text } from '@emsal/ui/text/text';
import { useSearchParams } from 'react-router';
import { pageNumber } from '../ui/page-number';
import { FoldedTable } from '../ui/folded-table';
import { HeadingRow } from '../ui/heading-row';
import { shownInstant } from '../ui/instant';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import { auditLogTexts as texts } from './audit-log.texts';

const columns = [
  { key: 'at', label: texts.columns.at },
  { key: 'who', label: texts.columns.who },
  { key: 'action', label: texts.columns.action },
  { key: 'object', label: texts.columns.object, wideOnly: true },
  { key: 'reason', label: texts.columns.reason, wideOnly: true },
] as const;

export function AuditLogPage() {
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const { result, failure, reload } = useCall('GET auditLog', { page });
  if (!result) return <Waiting failure={failure} onAgain={reload} />;
  const rows = result.rows.map(({ at, who, action, object, reason }, index) => ({
    key: `${index}`,
    head: shownInstant(at),
    cells: [who, action, object, reason],
  }));
  return (
    <>
      <HeadingRow title={texts.title} />
      <Text>{texts.lead}</Text>
      <FoldedTable caption={texts.title} columns={columns} rows={rows} />
      <Pagination
        page={page}
        pages={Math.ceil(result.total / rowsPerPage.auditLog)}
        hrefOf={(number) => `/kayitlar?sayfa=${number}`}
      />
    </>
  );
}
