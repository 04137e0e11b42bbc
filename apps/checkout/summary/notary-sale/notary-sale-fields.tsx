import { DateBoxes } from '@emsal/ui/date-boxes/date-boxes';
import { Select } from '@emsal/ui/select/select';
import type { SelectOption } from '@emsal/ui/select/select';
import { Text } from '@emsal/ui/text/text';
import { TextField } from '@emsal/ui/text-field/text-field';
import type { FieldErrors } from '../../forms/field-errors';
import styles from '../summary-page.module.css';
import { notarySaleIds as ids } from './notary-sale-form';
import type { NotarySale } from './notary-sale-form';
import { notarySaleTexts as texts } from './notary-sale.texts';

interface NotarySaleFieldsProps {
  /** As saved. */
  sale: NotarySale | null;
  cities: readonly SelectOption[];
  errors: FieldErrors;
}

/** Place and date of the sale. */
export function NotarySaleFields({ sale, cities, errors }: NotarySaleFieldsProps) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <Text tone="muted">{texts.intro}</Text>
      <Select
        id={ids.city}
        name={ids.city}
        label={texts.city}
        options={cities}
        defaultValue={sale?.city ?? ''}
        error={errors[ids.city]}
      />
      <TextField
        id={ids.notary}
        name={ids.notary}
        label={texts.notary}
        hint={texts.notaryHint}
        defaultValue={sale?.notaryName ?? ''}
        maxLength={120}
        autoComplete="off"
        error={errors[ids.notary]}
      />
      <DateBoxes
        id={ids.saleDate}
        name={ids.saleDate}
        label={texts.saleDate}
        hint={texts.saleDateHint}
        defaultValue={sale?.saleDate ?? ''}
        error={errors[ids.saleDate]}
      />
      <TextField
        id={ids.saleNo}
        name={ids.saleNo}
        label={texts.saleNo}
        hint={texts.saleNoHint}
        optional
        defaultValue={sale?.saleNo ?? ''}
        maxLength={20}
        autoComplete="off"
      />
    </section>
  );
}
