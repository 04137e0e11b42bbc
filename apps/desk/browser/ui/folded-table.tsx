/** A table whose rows become cards on a telephone, where each figure has its column's name beside it. */
import { Table, type TableProps, type TableRow } from '@emsal/ui/table/table';
import styles from './folded-table.module.css';

const labelled = ({ cells, ...row }: TableRow, columns: TableProps['columns']): TableRow => ({
  ...row,
  cells: cells.map((cell, index) => (
    <>
      {cell !== '' && <span className={styles.label}>{columns[index + 1]?.label}</span>}
      {cell}
    </>
  )),
});

export const FoldedTable = ({ rows, columns, ...table }: TableProps) => (
  <div className={styles.folded}>
    <Table {...table} columns={columns} rows={rows.map((row) => labelled(row, columns))} />
  </div>
);
