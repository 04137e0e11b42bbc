import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { differencesOf, type Compared, type ComparedGroup } from './comparison';
import { ComparedValue } from './compared-value';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps {
  caption: string;
  /** At most four; three on a phone. */
  compared: readonly Compared[];
  groups: readonly ComparedGroup[];
  /** Hides rows with equal values. */
  onlyDifferences?: boolean;
}

/** A comparison table for every width: on narrow screens a row's name stands above its values. */
export function ComparisonTable({ caption, compared, groups, onlyDifferences = false }: ComparisonTableProps) {
  const shown = onlyDifferences ? differencesOf(groups) : groups;
  return (
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <td className={styles.corner} />
          {compared.map(({ key, head }) => (
            <th key={key} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((group) => (
        <Group key={group.title} {...group} columns={compared.length} />
      ))}
      {compared.some(({ foot }) => foot) && (
        <tfoot role="rowgroup">
          <tr role="row">
            <td className={styles.corner} />
            {compared.map(({ key, foot }) => (
              <td key={key} role="cell">
                {foot}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Group({ title, rows, columns }: ComparedGroup & { columns: number }) {
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={columns + 1} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ key, label, cells }) => (
        <tr key={key} role="row">
          <th role="rowheader" scope="row">
            {label}
          </th>
          {cells.map((cell, index) => (
            <td key={index} role="cell" className={classNames(cell.isBest && styles.best)}>
              <ComparedValue {...cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
