import { countHaving } from '@emsal/state/offer/filter-offers';
import type { FilterGroup, OfferState } from '@emsal/state/offer/offer-state';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
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

/** So many of a long group are seen at once: thirty insurers would be longer than the list beside them. */
const seenAtOnce = 6;
/** A rest that is not worth a press. */
const shortRest = 4;

/** How many values stand in the open. */
const openCount = (count: number): number => (count > seenAtOnce + shortRest ? seenAtOnce : count);

interface GroupProps extends Pick<FilterFieldsProps, 'filters' | 'onToggle'> {
  group: FilterGroup;
  counts: ReadonlyMap<string, number>;
}

function Values({ group: { key, values }, filters, counts, onToggle }: GroupProps) {
  const id = useId();
  return values.map(({ code, name }) => (
    <FilterValue
      key={code}
      id={`${id}-${key}-${code}`}
      group={key}
      {...{ code, name, onToggle }}
      isChosen={filters[key]?.includes(code) ?? false}
      count={counts.get(`${key} ${code}`) ?? 0}
    />
  ));
}

function Group({ group, ...rest }: GroupProps) {
  const shown = openCount(group.values.length);
  const hidden = group.values.slice(shown);
  // Not of a later choice: what the visitor opened or closed stays so.
  const [isOpen] = useState(() => hidden.some(({ code }) => rest.filters[group.key]?.includes(code)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.name}</legend>
      <Values {...rest} group={{ ...group, values: group.values.slice(0, shown) }} />
      {hidden.length > 0 && (
        <Disclosure variant="inline" open={isOpen} summary={texts.rest(hidden.length)}>
          <Values {...rest} group={{ ...group, values: hidden }} />
        </Disclosure>
      )}
    </fieldset>
  );
}

/** One tick a value; the number behind it says how many offers have it among those that the other groups leave. */
export const FilterFields = memo(function FilterFields({ groups, filters, offers, onToggle }: FilterFieldsProps) {
  // The tick and the rows come first, the numbers of all values in a frame of their own.
  const counts = useCounts(groups, offers, useDeferredValue(filters));
  return groups.map((group) => <Group key={group.key} {...{ group, filters, counts, onToggle }} />);
});
