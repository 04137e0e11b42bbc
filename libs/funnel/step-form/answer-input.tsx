/** The control for one field that the step asks for. */
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { Option, UploadField as UploadSpec } from '@emsal/lines/kit/grammar/field';
import { searchTextName } from '@emsal/lines/kit/answers/search-text';
import { memo } from 'react';
import { isInputField } from '../fields/input-field';
import { FailedList } from '../fields/failed-list';
import { FormField } from '../fields/form-field';
import type { FormFieldProps } from '../fields/form-field';
import { AddressField, AmountField, DateRange, GroupField, ListField, UploadField } from '../fields/lazy-fields';
import type { StepFieldsProps } from './step-fields-props';

interface SingleInputProps extends Omit<FormFieldProps, 'onChange' | 'onWrite'> {
  change: StepFieldsProps['change'];
}

/** Memoised: typing in one field must not render the others. */
const SingleInput = memo(function SingleInput({ change, ...rest }: SingleInputProps) {
  const { name } = rest;
  return (
    <FormField
      {...rest}
      onChange={(value) => change(name, value)}
      onWrite={(text) => change(searchTextName(name), text)}
    />
  );
});

export interface AnswerInputProps extends Omit<StepFieldsProps, 'step' | 'shown' | 'asked' | 'onEdit'> {
  name: string;
}

/** One array for all renders, for the sake of `memo`. */
const noOptions: readonly Option[] = [];

export function AnswerInput(form: AnswerInputProps) {
  const { line, name, values, context, lists, loading, retries, errors, change } = form;
  const field = line.fields[name];
  if (!isInputField(field)) return null;
  const value = values[name] ?? '';
  const common = { name, options: lists[name] ?? noOptions, error: errors[name] };
  const written = String(values[searchTextName(name)] ?? '');
  if (field.kind === 'upload') return <FileInput {...form} field={field} />;
  if (field.kind === 'list')
    return (
      <ListField
        {...{ ...common, field, value }}
        form={{ ...context, answers: completeAnswers(line, values) }}
        onChange={(rows) => change(name, rows)}
      />
    );
  if (field.kind === 'group')
    return (
      <GroupField
        {...{ name, field, value, errors }}
        form={{ ...context, answers: completeAnswers(line, values) }}
        onChange={(rows) => change(name, rows)}
      />
    );
  if (field.kind === 'address')
    return (
      <AddressField
        {...{ name, field, value, errors }}
        visitId={form.visitId ?? ''}
        onChange={(address) => change(name, address)}
      />
    );
  if (field.kind === 'amount')
    return (
      <AmountField
        {...{ name, field, value: String(value), error: errors[name] }}
        answers={completeAnswers(line, values)}
        onChange={(amount) => change(name, amount)}
      />
    );
  if (field.kind === 'date' && field.until) return <DateRange {...form} field={{ ...field, until: field.until }} />;
  return (
    <>
      <SingleInput
        {...{ ...common, field, written, change }}
        loading={loading.has(name)}
        value={typeof value === 'object' ? '' : value}
      />
      {retries[name] && <FailedList label={field.label} onRetry={retries[name]} />}
    </>
  );
}

/** The file's name is stored beside its id. */
function FileInput({ line, name, field, values, errors, visitId, change }: AnswerInputProps & { field: UploadSpec }) {
  const fileName = line.relations.names[name] ?? '';
  return (
    <UploadField
      {...{ name, field, error: errors[name] }}
      value={String(values[name] ?? '')}
      fileName={String(values[fileName] ?? '')}
      visitId={visitId ?? ''}
      onChange={(uploadId, chosen) => {
        change(name, uploadId);
        change(fileName, chosen);
      }}
    />
  );
}
