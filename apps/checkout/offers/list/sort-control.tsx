import type { SortedType } from '@emsal/state/offer/offer-state';
import { Select } from '@emsal/ui/select/select';
import { offersTexts as texts } from '../texts/offers.texts';

const sorts = Object.entries(texts.sorts).map(([value, label]) => ({ value, label }));

export const SortControl = ({ by, onSort }: { by: SortedType; onSort: (by: SortedType) => void }) => (
  <Select
    id="sort"
    label={texts.sort}
    options={sorts}
    placeholder={null}
    value={by}
    onChange={(value) => onSort(value as SortedType)}
  />
);
