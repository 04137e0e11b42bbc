import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ComparisonCards } from './comparison-cards';
import { differencesOf, type Compared, type ComparedGroup } from './comparison';
import { ComparedValue } from './compared-value';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps {
  caption: string;
  /** At most four; three where cards are shown. */
  compared: readonly Compared[];
  groups: readonly ComparedGroup[];
  /** Hides rows in which all are equal. */
  onlyDifferences?: boolean;
}

/** Things side by side: a real table from 992 px, below it a card each. */
export function ComparisonTable({ caption, compared, groups, onlyDifferences = false }: ComparisonTableProps) {
  const shown = onlyDifferences ? differencesOf(groups) : groups;
  return (
    <>
      <WideTable {...{ caption, compared }} groups={shown} />
      <ComparisonCards {...{ compared }} groups={shown} />
    </>
  );
}

function WideTable({ caption, compared, groups }: Omit<ComparisonTableProps, 'onlyDifferences'>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {compared.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.title} {...group} columns={compared.length} />
      ))}
      {compared.some(({ foot }) => foot) && (
        <tfoot>
          <tr>
            <td />
            {compared.map(({ key, foot }) => (
              <td key={key}>{foot}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Group({ title, rows, columns }: ComparedGroup & { columns: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ key, label, cells }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {cells.map((cell, index) => (
            <td key={index} className={classNames(cell.isBest && styles.best)}>
              <ComparedValue {...cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
