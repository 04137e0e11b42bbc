import { Fragment, type ReactNode } from 'react';
import styles from './radio-tabs.module.css';

export interface RadioTab {
  key: string;
  label: string;
  panel: ReactNode;
}

export interface RadioTabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** Of the radios; one per page. */
  name: string;
  /** The first is open. */
  tabs: readonly RadioTab[];
}

/**
 * Tabs for pages that are hydrated late: native radios show one panel each, without script. Below 768 px they stand under
 * each other, each above its panel; from there in a row. The DOM owns the choice.
 */
export function RadioTabs({ label, name, tabs }: RadioTabsProps) {
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label}>
      {tabs.map((tab, index) => (
        <Fragment key={tab.key}>
          <label className={styles.tab}>
            <input type="radio" name={name} value={tab.key} defaultChecked={index === 0} />
            <span>{tab.label}</span>
          </label>
          <div className={styles.panel}>{tab.panel}</div>
        </Fragment>
      ))}
    </div>
  );
}
