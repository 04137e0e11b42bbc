import type { FilterFieldsProps } from './filter-fields';

export interface FilterPanelProps extends FilterFieldsProps {
  onClear: () => void;
}
