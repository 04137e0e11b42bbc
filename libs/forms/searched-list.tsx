/** A long list that is searched by typing; without scripts it is a native list, which comes first, so that a posted form has its value. */
import { Combobox, type ComboboxProps } from '@emsal/ui/combobox/combobox';
import { Select } from '@emsal/ui/select/select';
import styles from './searched-list.module.css';

export const SearchedList = (
  field: Pick<ComboboxProps, 'id' | 'name' | 'options' | 'label' | 'hint' | 'error' | 'optional' | 'defaultValue'>,
) => (
  <>
    <noscript>
      <Select {...field} id={`${field.id}-plain`} />
    </noscript>
    <div className={styles.searched}>
      <Combobox {...field} />
    </div>
  </>
);
