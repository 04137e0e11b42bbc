/** What the list can be narrowed by: beside it on wide screens, in a dialog on narrow ones. */
import { filterOffers, isFiltered } from '@emsal/state/offer/filter-offers';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { slidersHorizontalIcon } from '@emsal/ui/icon/icons';
import { Text } from '@emsal/ui/text/text';
import { lazy, memo, Suspense, useState } from 'react';
import { FilterFields } from './filter-fields';
import type { FilterFieldsProps } from './filter-fields';
import styles from './filter-panel.module.css';
import { filterTexts as texts } from './filter-texts';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog')).FilterDialog }));
const CoverDialog = lazy(async () => ({ default: (await import('./cover-dialog')).CoverDialog }));

export interface FilterPanelProps extends FilterFieldsProps {
  onClear: () => void;
}

const chosenCount = (filters: FilterFieldsProps['filters']): number =>
  Object.values(filters).reduce((sum, codes) => sum + codes.length, 0);

function Explanation({ groups }: Pick<FilterPanelProps, 'groups'>) {
  const [isOpen, setOpen] = useState(false);
  const covers = groups.find(({ key }) => key === 'assurance')?.values ?? [];
  if (covers.length === 0) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {texts.explain}
      </Button>
      {isOpen && (
        <Suspense>
          <CoverDialog covers={covers} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Narrow(props: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.narrow}>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={slidersHorizontalIcon} size={20} /> {texts.open(chosenCount(props.filters))}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDialog
            {...props}
            left={filterOffers(props.offers, props.filters).length}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  if (props.groups.length === 0)
    return (
      <aside className={styles.panel} aria-label={texts.title}>
        <div className={styles.wide}>
          <h2 className={styles.title}>{texts.title}</h2>
          <Text tone="muted">{texts.later}</Text>
        </div>
      </aside>
    );
  return (
    <aside className={styles.panel} aria-label={texts.title}>
      <div className={styles.wide}>
        <h2 className={styles.title}>{texts.title}</h2>
        <FilterFields {...props} />
        {isFiltered(props.filters) && (
          <Button variant="line" wide onClick={props.onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
      <Narrow {...props} />
      <Explanation groups={props.groups} />
    </aside>
  );
});
