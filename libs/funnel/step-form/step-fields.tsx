/** The fields of a step, known ones on a card, the rest as controls. */
import { completeAnswers } from '@emsal/lines/kit/answers';
import type { Answer, AnswerSet, FormContext, Option } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import type { StepErrors } from '@emsal/lines/kit/check-step';
import { lazy, memo, Suspense } from 'react';
import { answerText } from '../fields/answer-text';
import { isAsked } from '../fields/asked-field';
import { ConfirmedAnswers } from '../fields/confirmed-answers';
import { FormField } from '../fields/form-field';
import type { FormFieldProps } from '../fields/form-field';
import { ListField } from '../fields/list-field/list-field';

/** Only the lines that ask for a file load it. */
const UploadField = lazy(() => import('../fields/upload-field/upload-field'));

export interface StepFieldsProps {
  line: Line;
  shown: readonly string[];
  asked: readonly string[];
  values: AnswerSet;
  context: FormContext;
  visitId: string | null;
  lists: Readonly<Record<string, readonly Option[]>>;
  errors: StepErrors;
  change: (name: string, value: Answer) => void;
  onEdit: () => void;
}

interface OneFieldProps extends Omit<FormFieldProps, 'onChange'> {
  change: StepFieldsProps['change'];
}

const isSame = (a: OneFieldProps, b: OneFieldProps): boolean =>
  a.value === b.value &&
  a.error === b.error &&
  a.change === b.change &&
  a.field === b.field &&
  a.options.length === b.options.length &&
  a.options.every((option, at) => option.code === b.options[at]?.code);

/** A key in one field must not draw the others again. */
const OneField = memo(function OneField({ change, ...rest }: OneFieldProps) {
  return <FormField {...rest} onChange={(value) => change(rest.name, value)} />;
}, isSame);

export function StepFields({
  line,
  shown,
  asked,
  values,
  context,
  visitId,
  lists,
  errors,
  change,
  onEdit,
}: StepFieldsProps) {
  const known = shown.map((name) => ({
    name,
    label: line.fields[name]?.label ?? name,
    text: answerText(line, name, { answers: values, context, lists }),
    isCode: line.fields[name]?.kind === 'plate' || line.fields[name]?.kind === 'code',
  }));
  return (
    <>
      <ConfirmedAnswers answers={known} onChange={onEdit} />
      {asked.map((name) => {
        const field = line.fields[name];
        if (!isAsked(field)) return null;
        const parts = { name, options: lists[name] ?? [], error: errors[name] };
        const value = values[name] ?? '';
        if (field.kind === 'upload')
          return (
            <Suspense key={name}>
              <UploadField
                {...{ name, field, error: errors[name] }}
                value={String(value)}
                fileName={String(values[line.relations.names[name] ?? ''] ?? '')}
                visitId={visitId ?? ''}
                onChange={(uploadId, fileName) => {
                  change(name, uploadId);
                  change(line.relations.names[name] ?? '', fileName);
                }}
              />
            </Suspense>
          );
        return field.kind === 'list' ? (
          <ListField
            key={name}
            {...{ ...parts, field, value }}
            form={{ ...context, answers: completeAnswers(line, values) }}
            onChange={(rows) => change(name, rows)}
          />
        ) : (
          <OneField key={name} {...{ ...parts, field, change }} value={typeof value === 'object' ? '' : value} />
        );
      })}
    </>
  );
}
