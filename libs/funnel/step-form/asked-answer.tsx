/** One answer that the step asks for, drawn by what its field is; what only some lines ask comes when it is shown. */
import { completeAnswers } from '@emsal/lines/kit/answers';
import type { Option, UploadField as UploadSpec } from '@emsal/lines/kit/field';
import { writtenName } from '@emsal/lines/kit/written-text';
import { memo, Suspense } from 'react';
import { isAsked } from '../fields/asked-field';
import { FailedList } from '../fields/failed-list';
import { FormField } from '../fields/form-field';
import type { FormFieldProps } from '../fields/form-field';
import { laterFields } from '../fields/later-fields';
import type { StepFieldsProps } from './step-fields';

const { list: ListField, upload: UploadField, range: DateRange } = laterFields;

interface OneFieldProps extends Omit<FormFieldProps, 'onChange' | 'onWrite'> {
  change: StepFieldsProps['change'];
}

/** What the line computes is another list with each key. */
const hasSameCodes = (a: readonly Option[], b: readonly Option[]): boolean =>
  a === b || (a.length === b.length && a.every((option, at) => option.code === b[at]?.code));

const isSame = (a: OneFieldProps, b: OneFieldProps): boolean =>
  a.value === b.value &&
  a.error === b.error &&
  a.change === b.change &&
  a.field === b.field &&
  hasSameCodes(a.options, b.options);

/** A key in one field must not draw the others again. */
const OneField = memo(function OneField({ change, ...rest }: OneFieldProps) {
  const { name } = rest;
  return (
    <FormField
      {...rest}
      onChange={(value) => change(name, value)}
      onWrite={(text) => change(writtenName(name), text)}
    />
  );
}, isSame);

export interface AskedAnswerProps extends Omit<StepFieldsProps, 'shown' | 'asked' | 'onEdit'> {
  name: string;
}

export function AskedAnswer(form: AskedAnswerProps) {
  const { line, name, values, context, lists, retries, errors, change } = form;
  const field = line.fields[name];
  if (!isAsked(field)) return null;
  const value = values[name] ?? '';
  const parts = { name, options: lists[name] ?? [], error: errors[name] };
  const written = String(values[writtenName(name)] ?? '');
  if (field.kind === 'upload') return <FileAnswer {...form} field={field} />;
  if (field.kind === 'list')
    return (
      <Suspense>
        <ListField.Part
          {...{ ...parts, field, value }}
          form={{ ...context, answers: completeAnswers(line, values) }}
          onChange={(rows) => change(name, rows)}
        />
      </Suspense>
    );
  if (field.kind === 'date' && field.until)
    return (
      <Suspense>
        <DateRange.Part {...form} field={{ ...field, until: field.until }} />
      </Suspense>
    );
  return (
    <>
      <OneField {...{ ...parts, field, written, change }} value={typeof value === 'object' ? '' : value} />
      {retries[name] && <FailedList label={field.label} onRetry={retries[name]} />}
    </>
  );
}

/** The file's name is kept beside its id. */
function FileAnswer({ line, name, field, values, errors, visitId, change }: AskedAnswerProps & { field: UploadSpec }) {
  const fileName = line.relations.names[name] ?? '';
  return (
    <Suspense>
      <UploadField.Part
        {...{ name, field, error: errors[name] }}
        value={String(values[name] ?? '')}
        fileName={String(values[fileName] ?? '')}
        visitId={visitId ?? ''}
        onChange={(uploadId, chosen) => {
          change(name, uploadId);
          change(fileName, chosen);
        }}
      />
    </Suspense>
  );
}
