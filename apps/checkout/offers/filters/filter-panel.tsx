/** What the list can be narrowed by: beside it on wide screens, in a dialog on narrow ones. */
import { Text } from '@emsal/ui/text/text';
import { memo } from 'react';
import { part } from '../../visit/part';
import type { FilterFieldsProps } from './filter-fields';
import styles from './filter-panel.module.css';
import { filterTexts as texts } from './filter.texts';

export interface FilterPanelProps extends FilterFieldsProps {
  onClear: () => void;
}

const later = (
  <div className={styles.wide}>
    <h2 className={styles.title}>{texts.title}</h2>
    <Text tone="muted">{texts.later}</Text>
  </div>
);

const FilterChoices = part(async () => (await import('./filter-choices')).FilterChoices, later);

export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  return (
    <aside className={styles.panel} aria-label={texts.title}>
      {props.groups.length === 0 ? later : <FilterChoices {...props} />}
    </aside>
  );
});
