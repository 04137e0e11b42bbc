import { Fragment, type ReactNode } from 'react';
import styles from './radio-tabs.module.css';

export interface RadioTab {
  key: string;
  label: string;
  panel: ReactNode;
}

export interface RadioTabsProps {
  /** Accessible name of the group. */
  label: string;
  /** Name of the radios, unique on the page. */
  name: string;
  /** The first is selected initially. */
  tabs: readonly RadioTab[];
}

/**
 * Tabs made of native radios, for pages hydrated late: they work without JavaScript. Stacked below 768 px, each above
 * its panel. Uncontrolled.
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
