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
import type { Errors, FormField } from './form';

function Control({ field, error }: { field: FormField; error: string | undefined }) {
  if (field.kind === 'agreement') return <Agreement name={field.name} words={field.words} error={error} />;
  const { kind, name, label, hint, optional } = field;
  const common = { id: name, name, label, hint, error };
  switch (kind) {
    case 'text':
      return <TextField {...common} {...field.input} optional={optional} />;
    case 'masked':
      return <MaskedField {...common} kind={field.mask} optional={optional} />;
    case 'area':
      return <TextArea {...common} optional={optional} maxLength={field.maxLength} rows={5} />;
    case 'date':
      return <DateBoxes {...common} optional={optional} autoComplete={field.autoComplete ?? 'off'} />;
    case 'select':
      return <Select {...common} optional={optional} options={field.options} />;
    case 'radios':
      return <RadioCards {...common} options={field.options} />;
    case 'tick':
      return <Checkbox {...common} value="1" />;
    case 'file':
      return <FileField {...common} optional={optional} accepts={field.accepts} purpose={field.purpose} />;
  }
}

export const FormFields = ({ fields, errors }: { fields: readonly FormField[]; errors: Errors }) =>
  fields.map((field) => <Control key={field.name} field={field} error={errors[field.name]} />);
