import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './table.module.css';

export interface TableColumn {
  key: string;
  label: ReactNode;
  /** Right-aligned figures. */
  numeric?: boolean;
  /** Only from 992 px on. */
  wideOnly?: boolean;
  /** Takes the remaining width, for a plot. */
  plot?: boolean;
}

export interface TableRow {
  key: string;
  /** Row heading, in the first column. */
  head: ReactNode;
  /** One cell per further column, in order. */
  cells: readonly ReactNode[];
  /** The row of what the visitor has chosen. */
  isChosen?: boolean;
}

export interface TableProps {
  caption: string;
  /** The first column holds the row headings. */
  columns: readonly [TableColumn, ...TableColumn[]];
  rows: readonly TableRow[];
  captionVisible?: boolean;
}

const cellClass = ({ numeric, wideOnly, plot }: TableColumn) =>
  classNames(numeric && styles.numeric, wideOnly && styles.wideOnly, plot && styles.plot);

/** A table that scrolls within its own box on narrow screens. */
export function Table({ caption, columns, rows, captionVisible = false }: TableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells, isChosen }) => (
            <tr key={key} className={isChosen ? styles.chosen : undefined} aria-current={isChosen || undefined}>
              <th scope="row">{head}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column.key} className={cellClass(column)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
