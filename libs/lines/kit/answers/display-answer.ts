import { formatPhone } from '@emsal/validation/phone/phone';
import { splitDate } from '@emsal/validation/dates/date-boxes';
import type { Field, OpenForm } from '../grammar/field';
import { localOptions } from './options';
import type { Line } from '../grammar/step';

/** An answer as it is displayed beside 'Değiştir': `34 ABC 123`, `14.03.2021`, an option's name; checkboxes as 'Evet' or 'Hayır'. */
export function displayAnswer(line: Line, name: string, form: OpenForm): string {
  const answer = form.answers[name] ?? '';
  const field = line.fields[name];
  if (typeof answer === 'object') return field && 'rules' in field ? field.rules.display(answer) : '';
  if (typeof answer === 'boolean') return answer ? 'Evet' : 'Hayır';
  return optionName(line, name, form) ?? withUnit(field, formatted(field, answer));
}

function optionName(line: Line, name: string, form: OpenForm): string | undefined {
  const storedName = form.answers[line.relations.names[name] ?? ''];
  if (typeof storedName === 'string' && storedName !== '') return storedName;
  return localOptions(line, name, form)?.find(({ code }) => code === form.answers[name])?.name;
}

/** `118 m²` */
function withUnit(field: Field | undefined, text: string): string {
  const unit = field && 'unit' in field ? field.unit : undefined;
  return unit && text ? `${text}\u00A0${unit}` : text;
}

function formatted(field: Field | undefined, answer: string): string {
  if (field && 'display' in field && field.display) return field.display(answer);
  if (field?.kind === 'phone') return formatPhone(answer);
  return field?.kind === 'date' ? turkishDate(answer) : answer;
}

function turkishDate(answer: string): string {
  const { day, month, year } = splitDate(answer);
  return answer === '' ? '' : `${day}.${month}.${year}`;
}
