import { countHaving } from '@emsal/state/offer/filter-offers';
import type { FilterGroup, OfferState } from '@emsal/state/offer/offer-state';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { useId, useState } from 'react';
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
  name: string;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

function FilterValue({ id, name, count, isChosen, onToggle }: FilterValueProps) {
  const label = (
    <span className={styles.label}>
      <span aria-hidden="true">{name}</span>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
      <VisuallyHidden>{texts.withCount(name, count)}</VisuallyHidden>
    </span>
  );
  return <Checkbox id={id} checked={isChosen} label={label} onChange={onToggle} />;
}

/** Values shown before a long group is collapsed: thirty insurers would be longer than the list. */
const collapsedCount = 6;
/** A remainder this short is not collapsed. */
const shortRemainder = 4;

/** Number of values shown before the disclosure. */
const openCount = (count: number): number => (count > collapsedCount + shortRemainder ? collapsedCount : count);

interface GroupProps extends Pick<FilterFieldsProps, 'filters' | 'offers' | 'onToggle'> {
  group: FilterGroup;
}

function Values({ group: { key, values }, filters, offers, onToggle }: GroupProps) {
  const id = useId();
  return values.map(({ code, name }) => (
    <FilterValue
      key={code}
      id={`${id}-${key}-${code}`}
      name={name}
      isChosen={filters[key]?.includes(code) ?? false}
      count={countHaving(offers, filters, { key, code })}
      onToggle={() => onToggle(key, code)}
    />
  ));
}

function Group({ group, ...rest }: GroupProps) {
  const shown = openCount(group.values.length);
  const hidden = group.values.slice(shown);
  // Initial state only: the visitor may open and close it afterwards.
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

/** One checkbox per value, with the number of offers that have it among those matching the other groups. */
export const FilterFields = ({ groups, ...props }: FilterFieldsProps) =>
  groups.map((group) => <Group key={group.key} {...props} group={group} />);
