import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { jobs } from '@emsal/reference/jobs';
import { dayInTurkey } from '../../clock/clock';
import type { VisitContext } from '../../frame/context';
import { keyedHash } from '../../frame/keyed-hash';
import { refusalsOf, type Refusal } from '../../frame/refusal';
import { customerInfo, maskMail, maskPhone } from './customer-info';
import { readPerson, savePerson } from './customer-store';
import { isProven } from './look-up-person';
import { registeredEmail } from './store-person';

const refuse = refusalsOf(sharedStepOutcomes);

export async function storeJob(
  { visitId, jobCode }: ParsedOf<'POST quoterequestapi/sharedstep/saveCustomerJob'>,
  { db }: VisitContext,
): Promise<null | Refusal> {
  const person = await readPerson(db, visitId);
  if (!person) return refuse('phoneMissing');
  if (!jobs.some(({ code }) => code === jobCode)) return refuse('jobUnknown');
  await savePerson(db, { visitId, identityNo: person.identityNo, jobCode });
  return null;
}

export async function storedJob({ db, visit }: VisitContext): Promise<{ jobCode: string | null }> {
  return { jobCode: (await readPerson(db, visit.id))?.jobCode ?? null };
}

export async function lastMail(context: VisitContext): Promise<{ email: string | null }> {
  const email = context.visit.isVerified ? await registeredEmail(context) : '';
  return { email: email === '' ? null : maskMail(email) };
}

export async function userInformation(
  context: VisitContext,
): Promise<OutputOf<'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}'>> {
  const person = await readPerson(context.db, context.visit.id);
  const isShown = person !== undefined && isProven(context, person.identityNo);
  const phoneNumber = person?.phoneNumber ?? '';
  const email = person?.email ?? '';
  return {
    ...customerInfo(person?.registered, isShown),
    phoneNumber: isShown ? phoneNumber : maskPhone(phoneNumber),
    email: isShown ? email : maskMail(email),
  };
}

/** The vehicles of the proven person; nobody else's and nothing before the one-time code. */
export async function assets({
  db,
  visit,
  ports,
  clock,
  config,
  log,
}: VisitContext): Promise<OutputOf<'GET quoterequestapi/sharedstep/getAssets/{visitId}'>> {
  const person = visit.isVerified ? await readPerson(db, visit.id) : undefined;
  if (!person) return [];
  const answer = await ports.registries.vehiclesOf(person.identityNo);
  if (answer.state === 'unavailable') log.warn('vehicle registry unavailable, no vehicles shown');
  const today = dayInTurkey(clock.now());
  return (answer.state === 'found' ? answer.value : []).map((vehicle) => ({
    assetId: keyedHash(config.secretKey, 'asset', vehicle.licensePlateNo).slice(0, 22),
    licensePlateNo: vehicle.licensePlateNo,
    description: `${vehicle.modelYear} ${vehicle.brandName} ${vehicle.typeName}`,
    hasActivePolicy: vehicle.currentPolicy !== null && vehicle.currentPolicy.expiryDate >= today,
  }));
}
