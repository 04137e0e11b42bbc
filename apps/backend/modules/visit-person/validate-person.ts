/** Validates the person of a form: by the rules of the form's fields and by lists that only the server holds. */
import type { ParsedOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { personalFields } from '@emsal/lines/kit/person/personal-fields';
import { pastDate } from '@emsal/validation/dates/date';
import { companyName, personName } from '@emsal/validation/person-name/person-name';
import type { Verdict } from '@emsal/validation/verdict';
import { unlistedAnswers } from '../../lines/unlisted-answers';

type Person = Partial<Omit<ParsedOf<'POST quoterequestapi/sharedstep/savecustomerinfo'>, 'visitId'>>;
type Rule = (value: string) => Verdict;

const listed = ['city', 'district'] as const;

/** @param today `YYYY-MM-DD` @returns a message per invalid field; fields that were not sent are skipped */
export function validatePerson(
  person: Person,
  { line, today }: { line: LineId; today: string },
): Record<string, string> {
  const rules: Partial<Record<keyof Person, Rule>> = {
    birthday: (value) => pastDate(value, today, 'Doğum tarihinin'),
    name: personName,
    surname: personName,
    companyName,
  };
  const invalid = Object.entries(rules).flatMap(([name, rule]) => {
    const value = person[name as keyof Person];
    const verdict = value === undefined ? undefined : rule(value);
    return verdict && !verdict.ok ? [[name, verdict.message]] : [];
  });
  const unlisted = unlistedAnswers({ line, fields: personalFields, names: listed, answers: { ...person } });
  return { ...unlisted, ...Object.fromEntries(invalid) };
}
