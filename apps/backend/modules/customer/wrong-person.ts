/** What is wrong with a person that a form sends, by the rules of the form's own fields and the lists that only the server has. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { personalFields } from '@emsal/lines/kit/personal-fields';
import { cities, districtsOf } from '@emsal/reference/places';
import { pastDate } from '@emsal/validation/dates/date';
import { companyName, personName } from '@emsal/validation/person-name/person-name';
import type { Verdict } from '@emsal/validation/verdict';

type Person = Omit<ParsedOf<'POST quoterequestapi/sharedstep/savecustomerinfo'>, 'visitId'>;
type Rule = (value: string) => Verdict;

const listed = (isListed: boolean, { missing }: { missing: string }): Verdict =>
  isListed ? { ok: true, value: '' } : { ok: false, code: 'list', message: missing };

/** Sentence per wrong field; what was not sent is not judged. @param today `YYYY-MM-DD` */
export function wrongPerson(person: Person, today: string): Record<string, string> {
  const rules: Partial<Record<keyof Person, Rule>> = {
    birthday: (value) => pastDate(value, today, 'Doğum tarihinin'),
    name: personName,
    surname: personName,
    companyName,
    city: (value) =>
      listed(
        cities.some(({ code }) => code === value),
        personalFields.city,
      ),
    district: (value) =>
      listed(
        districtsOf(value.slice(0, 2)).some(({ code }) => code === value),
        personalFields.district,
      ),
  };
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const value = person[name as keyof Person];
      const verdict = value === undefined ? undefined : rule(value);
      return verdict && !verdict.ok ? [[name, verdict.message]] : [];
    }),
  );
}
