import { Pagination } from '@emsal/ui/pagination/pagination';
import { Stack } from '@emsal/ui/stack/stack';
import { Table, type TableProps } from '@emsal/ui/table/table';
import { Text } from '@emsal/ui/text/text';

interface PagedTableProps extends Pick<TableProps, 'caption' | 'columns' | 'rows'> {
  /** How many there are on all pages. */
  total: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export const PagedTable = ({ caption, columns, rows, total, ...pagination }: PagedTableProps) => (
  <Stack gap={16}>
    <Table caption={caption} columns={columns} rows={rows} />
    <Text>{total}</Text>
    <Pagination {...pagination} />
  </Stack>
);
