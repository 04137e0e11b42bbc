import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { isOccupation } from '@emsal/reference/jobs';
import { cities, districtsOf } from '@emsal/reference/places';
import { optionalEmail } from '@emsal/validation/email/email';
import { companyName, personName } from '@emsal/validation/person-name/person-name';
import type { Verdict } from '@emsal/validation/verdict';
import type { CustomerContext } from '../../../http/context';
import { refuseInvalidFields } from '../../../http/refuse-invalid-fields';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { changeProfile, findProfile, type Profile } from './profile-store';
import { missingIn } from './read-information';

const refuse = refusalsOf(customerAccountOutcomes);
type Changes = ParsedOf<'POST selfservice/customeraccount/savecustomer'>;
type Given = Partial<Record<keyof Changes, string>>;

export async function saveInformation(changes: Changes, context: CustomerContext): Promise<null | Refusal> {
  const { db, customerId, clock } = context;
  const known = (await findProfile(db, customerId))!;
  const given = checked(changes, known);
  if (given.email && given.email.toLowerCase() === known.email.toLowerCase()) return refuse('emailSame');
  const unproven = given.email === undefined ? {} : { emailVerifiedAt: null };
  await changeProfile(db, customerId, { ...given, ...unproven, updatedAt: clock.now() });
  return null;
}

/** Only what is not known yet is stored. */
export async function fillInformation(changes: Changes, context: CustomerContext) {
  const { db, customerId, clock } = context;
  const known = (await findProfile(db, customerId))!;
  const entries = Object.entries(checked(changes, known)).filter(([name]) => known[name as keyof Changes] === '');
  await changeProfile(db, customerId, { ...(Object.fromEntries(entries) as Given), updatedAt: clock.now() });
  return { missing: missingIn((await findProfile(db, customerId))!) };
}

/** @throws ProtocolError badBody with a message per field */
function checked(changes: Changes, { cityCode }: Profile): Given {
  const rules: Record<keyof Changes, (value: string) => Verdict> = {
    firstName: personName,
    lastName: personName,
    companyName,
    email: optionalEmail,
    cityCode: listed(cities, 'İlinizi listeden seçin.'),
    districtCode: listed(districtsOf(changes.cityCode ?? cityCode), 'İlçenizi listeden seçin.'),
    jobCode: (value) => (isOccupation(value) ? { ok: true, value } : wrong('Listeden bir meslek seçin.')),
  };
  const verdicts = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, rules[name as keyof Changes](value)] as const],
  );
  refuseInvalidFields(Object.fromEntries(verdicts.flatMap(([name, it]) => (it.ok ? [] : [[name, it.message]]))));
  return Object.fromEntries(verdicts.flatMap(([name, it]) => (it.ok ? [[name, it.value]] : [])));
}

const wrong = (message: string): Verdict => ({ ok: false, code: 'unlisted', message });
const listed =
  (places: readonly { code: string }[], message: string) =>
  (value: string): Verdict =>
    places.some(({ code }) => code === value) ? { ok: true, value } : wrong(message);
