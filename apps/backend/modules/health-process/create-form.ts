/** An adviser asks for the declarations of an application's people: a new form, whose link goes to the applicant by SMS. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../clock/clock';
import { randomId, randomSecret } from '../../db/random-id';
import type { Services } from '../../http/services';
import { plainHash } from '../../personal-data/keyed-hash';
import { applicantOf } from '../checkout/applications/applicant';
import type { ApplicationRow } from '../checkout/applications/application-store';
import { sendServiceSms } from '../notification/send-message';
import { linkOf } from './form-link';
import { addForm } from './form-store';
import { formSms } from './health-form.texts';
import { peopleOfApplication } from './people-of-application';

const daysValid = 7;
/** Wrong numbers before the form is locked. */
const tries = 3;

/** The lines whose insurers ask for declarations. */
export const hasHealthForm = ({ line }: Pick<ApplicationRow, 'line'>): boolean =>
  line === 'HEALTH' || line === 'COMPLEMENTHEALTH';

const identityOf = ({ offer, answers }: ApplicationRow): string =>
  offer?.insured.identityNo ?? String(answers?.['insuredTcNo'] ?? '');

export interface CreatedForm {
  link: string;
  isSent: boolean;
}

/** @returns null where nobody is known who could be asked */
export async function createHealthForm(
  row: ApplicationRow,
  { firmName, staffId }: { firmName: string; staffId: string },
  services: Services,
): Promise<CreatedForm | null> {
  const { db, clock } = services;
  const createdAt = clock.now();
  const { name: applicant, phoneNumber } = await applicantOf(db, row);
  const people = peopleOfApplication(row, { applicant, today: dayInTurkey(createdAt) });
  if (people.length === 0 || phoneNumber === '') return null;
  const id = randomId();
  const secret = randomSecret();
  const form = {
    id,
    secretHash: plainHash(secret),
    applicationNo: row.applicationNo,
    visitId: row.visitId,
    firmName,
    people,
    applicant: { identityNo: identityOf(row), phoneNumber },
    triesLeft: tries,
    createdBy: staffId,
    createdAt,
    expiresAt: secondsAfter(createdAt, daysValid * 24 * 3600),
  };
  await db.transaction((tx) => addForm(tx, form));
  const link = linkOf(secret, services);
  const text = formSms(link, daysValid);
  const delivery = await sendServiceSms(services, { to: phoneNumber, text, dedupeKey: `health-form-${id}` });
  return { link, isSent: delivery === 'sent' };
}
