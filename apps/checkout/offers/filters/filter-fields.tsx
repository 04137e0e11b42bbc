import { countHaving } from '@emsal/state/offer/filter-offers';
import type { FilterGroup, OfferState } from '@emsal/state/offer/offer-state';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import styles from './filter-fields.module.css';
import { filterTexts as texts } from './filter.texts';

export interface FilterFieldsProps {
  groups: OfferState['filterGroups'];
  filters: OfferState['filters'];
  offers: OfferState['offerList'];
  onToggle: (key: FilterGroup['key'], code: string) => void;
}

interface FilterValueProps {
  id: string;
  group: FilterGroup['key'];
  code: string;
  name: string;
  count: number;
  isChosen: boolean;
  onToggle: FilterFieldsProps['onToggle'];
}

/** Drawn anew only when its own tick or number changes. */
const FilterValue = memo(function FilterValue({ id, group, code, name, count, isChosen, onToggle }: FilterValueProps) {
  const label = (
    <span className={styles.label}>
      <span aria-hidden="true">{name}</span>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
      <VisuallyHidden>{texts.withCount(name, count)}</VisuallyHidden>
    </span>
  );
  return <Checkbox id={id} checked={isChosen} label={label} onChange={() => onToggle(group, code)} />;
});

/** How many offers have each value, by `key code`. */
const useCounts = (
  groups: FilterFieldsProps['groups'],
  offers: FilterFieldsProps['offers'],
  filters: FilterFieldsProps['filters'],
) =>
  useMemo(
    () =>
      new Map(
        groups.flatMap(({ key, values }) =>
          values.map(({ code }) => [`${key} ${code}`, countHaving(offers, filters, { key, code })]),
        ),
      ),
    [groups, offers, filters],
  );

/** One tick a value; the number behind it says how many offers have it among those that the other groups leave. */
export const FilterFields = memo(function FilterFields({ groups, filters, offers, onToggle }: FilterFieldsProps) {
  const id = useId();
  // The tick and the rows come first, the numbers of all values in a frame of their own.
  const counts = useCounts(groups, offers, useDeferredValue(filters));
  return groups.map(({ key, name, values }) => (
    <fieldset key={key} className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {values.map(({ code, name: value }) => (
        <FilterValue
          key={code}
          id={`${id}-${key}-${code}`}
          group={key}
          {...{ code, onToggle }}
          name={value}
          isChosen={filters[key]?.includes(code) ?? false}
          count={counts.get(`${key} ${code}`) ?? 0}
        />
      ))}
    </fieldset>
  ));
});
