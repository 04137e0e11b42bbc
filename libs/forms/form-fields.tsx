/** The fields of a form. All are uncontrolled, so that nothing typed before hydration is lost. */
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { DateBoxes } from '@emsal/ui/date-boxes/date-boxes';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Select } from '@emsal/ui/select/select';
import { TextArea } from '@emsal/ui/text-area/text-area';
import { TextField } from '@emsal/ui/text-field/text-field';
import { Agreement } from './agreement';
import { FileField } from './file-field';
import { fieldId, type ContentForm, type Errors, type FormField, type Values } from './form';
import styles from './form-fields.module.css';
import { SearchedList } from './searched-list';

interface ControlProps {
  id: string;
  field: FormField;
  error: string | undefined;
  initial: string | undefined;
}

function Control({ id, field, error, initial }: ControlProps) {
  if (field.kind === 'agreement') return <Agreement id={id} name={field.name} words={field.words} error={error} />;
  const { kind, name, label, hint, optional } = field;
  const common = { id, name, label, hint, error };
  const typed = { ...common, ...(initial !== undefined && { defaultValue: initial }) };
  switch (kind) {
    case 'text':
      return <TextField {...typed} {...field.input} optional={optional} />;
    case 'masked':
      return (
        <MaskedField
          {...typed}
          kind={field.mask}
          optional={optional}
          {...(field.autoComplete && { autoComplete: field.autoComplete })}
        />
      );
    case 'area':
      return <TextArea {...typed} optional={optional} maxLength={field.maxLength} rows={5} />;
    case 'date':
      return <DateBoxes {...typed} optional={optional} autoComplete={field.autoComplete ?? 'off'} />;
    case 'select':
      return <Select {...typed} optional={optional} options={field.options} />;
    case 'combobox':
      return <SearchedList {...typed} optional={optional} name={name} options={field.options} />;
    case 'radios':
      return <RadioCards {...typed} options={field.options} layout={field.layout} />;
    case 'tick':
      return <Checkbox {...common} value="1" defaultChecked={initial === '1'} />;
    case 'file':
      return (
        <FileField {...common} initial={initial} optional={optional} accepts={field.accepts} purpose={field.purpose} />
      );
  }
}

interface FormFieldsProps {
  form: Pick<ContentForm, 'ids'>;
  /** Those that are asked. */
  fields: readonly FormField[];
  errors: Errors;
  /** What the fields hold at first. */
  initial: Values;
}

export const FormFields = ({ form, fields, errors, initial }: FormFieldsProps) =>
  fields.map((field) => {
    const { name } = field;
    const control = (
      <Control key={name} id={fieldId(form, name)} field={field} error={errors[name]} initial={initial[name]} />
    );
    if (!('isInset' in field)) return control;
    return (
      <div key={name} className={styles.inset}>
        {control}
      </div>
    );
  });
