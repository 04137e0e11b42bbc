/** A form that was handed over, as an adviser reads it. */
import type { ApplicationFile } from '@emsal/api/desk/application-shapes';
import { displayAnswer } from '@emsal/lines/kit/answers/display-answer';
import { askedCells, rowsOf } from '@emsal/lines/kit/fields/check-rows';
import type { AnswerSet, GroupField, OpenForm } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { visibleEntries, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { listedName } from '../../../lines/unlisted-answers';

type Section = ApplicationFile[number];

/** Without what was left empty. */
export const fileOfForm = (line: Line, answers: AnswerSet, today: string): ApplicationFile =>
  visibleSteps(line, answers)
    .flatMap((step) => sectionsOf(line, { step, answers, today }))
    .filter((section) => section.answers.length > 0);

function sectionsOf(
  line: Line,
  { step, ...form }: OpenForm & { step: Line['parts'][number]['steps'][number] },
): Section[] {
  const fields = visibleEntries(line, step, form.answers).map(({ field }) => field);
  const groups = fields.flatMap((name) => {
    const field = line.fields[name];
    return field?.kind === 'group' ? itemsOf(line, { name, field, form }) : [];
  });
  const plain = fields.filter((name) => line.fields[name]?.kind !== 'group');
  const answers = plain.map((name) => ({ label: line.fields[name]?.label ?? '', value: shown(line, name, form) }));
  return [{ title: step.title, answers: answers.filter(({ value }) => value !== '') }, ...groups];
}

const shown = (line: Line, name: string, form: OpenForm): string =>
  listedName(line.id, name, form.answers) ?? displayAnswer(line, name, form);

/** The cells of an item are shown as if they were a form of their own. */
function itemsOf(line: Line, { field, form, name }: { name: string; field: GroupField; form: OpenForm }): Section[] {
  return rowsOf(form.answers[name]).map((row, at) => ({
    title: field.words.item(row, at),
    answers: askedCells(field, row, form)
      .map(([cell, { label }]) => ({
        label,
        value: displayAnswer({ ...line, fields: field.row }, cell, { ...form, answers: row }),
      }))
      .filter(({ value }) => value !== ''),
  }));
}
