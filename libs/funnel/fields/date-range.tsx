/** Two date fields of the grammar as one range with a calendar. */
import type { AnswerSet, DateField, FormContext } from '@emsal/lines/kit/grammar/field';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { RangeCalendar } from '@emsal/ui/range-calendar/range-calendar';
import { fieldReason } from './field-reason';

export interface DateRangeProps {
  line: Line;
  name: string;
  field: DateField & Required<Pick<DateField, 'until'>>;
  values: AnswerSet;
  errors: StepErrors;
  context: FormContext;
  change: (name: string, value: string) => void;
}

export function DateRange({ line, name, field, values, errors, context, change }: DateRangeProps) {
  const end = field.until.field;
  const range = { start: String(values[name] ?? ''), end: String(values[end] ?? '') };
  return (
    <RangeCalendar
      id={`${name}-range`}
      name={name}
      label={field.until.label}
      hint={field.hint}
      after={fieldReason(field)}
      startName={name}
      endName={end}
      startLabel={field.label}
      endLabel={line.fields[end]?.label}
      startError={errors[name]}
      endError={errors[end]}
      {...field.until.days(context)}
      value={range}
      onChange={(next) => {
        if (next.start !== range.start) change(name, next.start);
        if (next.end !== range.end) change(end, next.end);
      }}
    />
  );
}
