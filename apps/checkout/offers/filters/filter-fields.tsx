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

function Group({ group: { key, name, values }, filters, counts, onToggle }: GroupProps) {
  const id = useId();
  const chosen = filters[key] ?? [];
  const [hadChosen] = useState(() => values.slice(seenAtOnce).some(({ code }) => chosen.includes(code)));
  const shown = openCount(values.length);
  const valueOf = ({ code, name: value }: FilterGroup['values'][number]) => (
    <FilterValue
      key={code}
      id={`${id}-${key}-${code}`}
      group={key}
      {...{ code, onToggle }}
      name={value}
      isChosen={chosen.includes(code)}
      count={counts.get(`${key} ${code}`) ?? 0}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {values.slice(0, shown).map(valueOf)}
      {shown < values.length && (
        <Disclosure variant="inline" open={hadChosen} summary={texts.rest(values.length - shown)}>
          {values.slice(shown).map(valueOf)}
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
