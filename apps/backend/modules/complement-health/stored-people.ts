/** The insured people of a health visit, stored among the form's answers and checked by the form's own rules. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { rowsOf } from '@emsal/lines/kit/fields/check-rows';
import type { Answer, Row } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { checkAnswer } from '@emsal/lines/kit/steps/check-step';
import { formOf } from '@emsal/lines/server/server-lines';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../clock/clock';
import type { VisitContext, CallerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { seal, unseal } from '../../http/seal';
import { maskedIdentity } from '../../formats/masked-identity';
import { formAnswers } from '../visit/form-answers';
import { saveStep } from '../draft/draft-store';

const field = 'customerInfoDetail';
type Person = ParsedOf<'POST quoterequestapi/healthStep/SaveCustomerInfoDetail'>['customerInfoDetail'][number];
type People = OutputOf<'POST quoterequestapi/healthStep/SaveCustomerInfoDetail'>;

/** @throws ProtocolError badBody for a line that insures no group of people */
function peopleForm({ visit }: VisitContext): Line {
  const form = formOf(visit.line);
  if (!form || !(field in form.fields)) throw new ProtocolError('badBody');
  return form;
}

export const storedRows = (context: VisitContext): readonly Row[] =>
  rowsOf(formAnswers(peopleForm(context), context.visit.answers)[field]);

const stepOf = (form: Line): string =>
  form.parts.flatMap(({ steps }) => steps).find(({ entries }) => entries.some((entry) => entry.field === field))!.slug;

/** @throws ProtocolError badBody with a message per invalid field, `customerInfoDetail.1.birthDate` */
export const storePeople = (people: readonly Person[], context: VisitContext): Promise<People> =>
  storeRows(people.map(definedRow), context);

async function storeRows(rows: readonly Row[], context: VisitContext): Promise<People> {
  const form = peopleForm(context);
  const answers = { ...formAnswers(form, context.visit.answers), [field]: rows };
  const verdict = checkAnswer(form, field, { today: dayInTurkey(context.clock.now()), answers });
  if (!verdict.ok) refuseInvalidFields(named(verdict.errors ?? { '': verdict.message }));
  const stored: Answer = verdict.ok ? verdict.value : rows;
  await context.db.transaction((tx) =>
    saveStep(tx, { visitId: context.visit.id, step: stepOf(form), answers: { [field]: stored } }),
  );
  return listOf(rowsOf(stored), context);
}

/** Adds at the end, or changes the one of the order. @throws ProtocolError badBody, also for an order beyond the end */
export async function changePerson(
  { customerOrder, ...person }: Person & { customerOrder?: number | undefined },
  context: VisitContext,
): Promise<People> {
  const rows = storedRows(context);
  const order = customerOrder ?? rows.length + 1;
  if (order > rows.length + 1) throw new ProtocolError('badBody');
  return storeRows(rows.toSpliced(order - 1, 1, definedRow(person)), context);
}

const definedRow = (person: Person): Row =>
  Object.fromEntries(Object.entries(person).filter((cell): cell is [string, string] => cell[1] !== undefined));

const named = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([key, message]) => [key ? `${field}.${key}` : field, message]));

/** Removes all, where the last one goes. */
export async function removePerson(customerOrder: number, context: VisitContext): Promise<People> {
  const form = peopleForm(context);
  const rows = storedRows(context).filter((_, index) => index !== customerOrder - 1);
  await context.db.transaction((tx) =>
    saveStep(tx, { visitId: context.visit.id, step: stepOf(form), answers: { [field]: rows } }),
  );
  return listOf(rows, context);
}

const purpose = 'insured-identity';
const validSeconds = 2 * 3600;

export const listOf = (rows: readonly Row[], { config, clock, visitor }: VisitContext): People => ({
  customerInfoDetail: rows.map(({ identityNo = '', relation = '', birthDate = '' }, index) => ({
    customerOrder: index + 1,
    relation,
    birthDate,
    identityNumberMasked: maskedIdentity(identityNo),
    encryptedIdentityNumber: seal(
      { identityNo, visitorId: visitor.id },
      { secretKey: config.secretKey, purpose },
      secondsAfter(clock.now(), validSeconds),
    ),
  })),
  personsInsuredLength: rows.length,
});

/** Null for a seal of another visitor, a changed or an old one. */
export function openIdentity(sealed: string, { config, clock, visitor }: CallerContext): string | null {
  const opened = unseal(sealed, { secretKey: config.secretKey, purpose }, clock) as {
    identityNo: string;
    visitorId: string;
  } | null;
  return opened && opened.visitorId === visitor?.id ? opened.identityNo : null;
}
