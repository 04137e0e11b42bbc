/** The filters: beside the list on wide screens, in a dialog on narrow ones. */
import { Text } from '@emsal/ui/text/text';
import { lazyComponent } from '@emsal/platform/lazy-component';
import styles from './filter-panel.module.css';
import { filterTexts as texts } from './filter.texts';
import type { FilterPanelProps } from './filter-panel-props';

const placeholder = (
  <div className={styles.wide}>
    <h2 className={styles.title}>{texts.title}</h2>
    <Text tone="muted">{texts.afterAllAnswers}</Text>
  </div>
);

const FilterChoices = lazyComponent(async () => (await import('./filter-choices')).FilterChoices, placeholder);

export function FilterPanel(props: FilterPanelProps) {
  return (
    <aside className={styles.panel} aria-label={texts.title}>
      {props.groups.length === 0 ? placeholder : <FilterChoices {...props} />}
    </aside>
  );
}
