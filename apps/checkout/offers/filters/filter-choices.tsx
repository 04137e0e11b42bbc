import { filterOffers, isFiltered } from '@emsal/state/offer/filter-offers';
import { Button } from '@emsal/ui/button/button';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Icon } from '@emsal/ui/icon/icon';
import { slidersHorizontalIcon } from '@emsal/ui/icon/icons';
import { useRef, useState } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { listId } from '../focus/list-id';
import { CoverExplanation } from './cover-explanation';
import { FilterFields } from './filter-fields';
import type { FilterFieldsProps } from './filter-fields';
import styles from './filter-panel.module.css';
import type { FilterPanelProps } from './filter-panel-props';
import { filterTexts as texts } from './filter.texts';

const FilterDialog = lazyComponent(async () => (await import('./filter-dialog')).FilterDialog);

const chosenCount = (filters: FilterFieldsProps['filters']): number =>
  Object.values(filters).reduce((sum, codes) => sum + codes.length, 0);

function Narrow(props: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.narrow}>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={slidersHorizontalIcon} size={20} /> {texts.open(chosenCount(props.filters))}
      </Button>
      {isOpen && (
        <FilterDialog
          {...props}
          matches={filterOffers(props.offers, props.filters).length}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The filters, once they are known. */
export function FilterChoices(props: FilterPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Clearing removes the button: the focus moves to the title.
  const clear = (): void => {
    title.current?.focus();
    props.onClear();
  };
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={classNames(styles.title, styles.wide)}>
        {texts.title}
      </h2>
      <div className={styles.wide}>
        <a className={styles.skip} href={`#${listId}`}>
          {texts.skip}
        </a>
      </div>
      <Narrow {...props} />
      <div className={styles.wide}>
        <CoverExplanation groups={props.groups} />
        <FilterFields {...props} />
        {isFiltered(props.filters) && (
          <Button variant="line" wide onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </>
  );
}
