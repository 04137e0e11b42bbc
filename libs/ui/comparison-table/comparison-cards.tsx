import { classNames } from '../class-names/class-names';
import type { Compared, ComparedGroup } from './comparison';
import { ComparedValue } from './compared-value';
import styles from './comparison-table.module.css';

/** Below 992 px: each compared thing is a card with its values. */
export function ComparisonCards({
  compared,
  groups,
}: {
  compared: readonly Compared[];
  groups: readonly ComparedGroup[];
}) {
  return (
    <ul className={styles.cards}>
      {compared.map(({ key, head, foot }, at) => (
        <li key={key} className={styles.card}>
          <div className={styles.head}>{head}</div>
          {groups.map(({ title, rows }) => (
            <section key={title}>
              <h3 className={styles.title}>{title}</h3>
              <dl>
                {rows.map((row) => (
                  <div key={row.key} className={classNames(styles.pair, row.cells[at]!.isBest && styles.best)}>
                    <dt>{row.label}</dt>
                    <dd>
                      <ComparedValue {...row.cells[at]!} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {foot && <div className={styles.foot}>{foot}</div>}
        </li>
      ))}
    </ul>
  );
}
