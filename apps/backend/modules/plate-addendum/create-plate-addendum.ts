/** Asks the insurers of a vehicle's policies for its plate. The image of the document is kept as an entry that the desk reads. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { formatPlate } from '@emsal/validation/plate/plate';
import { plateRequest, withPlate } from '@emsal/validation/plate-request/plate-request';
import { messagesOf } from '@emsal/validation/verdict';
import type { Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { Refusal, refusalsOf } from '../../http/refusal';
import { plateAddendumOutcomes } from '@emsal/api/outcomes/plate-addendum';
import { addAskedFiles } from '../asked-files/asked-file-store';
import { addEntry, attachFile, fileOfEntry, type EntryFile } from '../entry/entry-store';
import { provenPerson, type ServicePerson } from '../service-proof/proven-person';
import { openPolicyRequest } from '../service-request/open-request';
import type { RequestRow } from '../service-request/request-store';
import { sendCheckedToInsurer } from '../service-request/work-on-request';
import { cardOf, isSameVehicle, unplatedOf, type Unplated } from './unplated-policies';

const refuse = refusalsOf(plateAddendumOutcomes);
type Input = ParsedOf<'POST selfservice/Addendum/CreateYKPlateAddendum'>;
type Created = OutputOf<'POST selfservice/Addendum/CreateYKPlateAddendum'>;

interface Plated {
  licensePlateNo: string;
  licenseNo: string;
  file: string;
}

/** In their normal form. @throws ProtocolError badBody with a message per field */
function checked(input: Input): Plated {
  const { licensePlateNo, licenseNo, file } = plateRequest(input);
  refuseInvalidFields(messagesOf({ licensePlateNo, licenseNo, file }));
  const valueOf = (verdict: typeof file): string => (verdict.ok ? verdict.value : '');
  return { licensePlateNo: valueOf(licensePlateNo), licenseNo: valueOf(licenseNo), file: valueOf(file) };
}

export async function createPlateAddendum(input: Input, context: CallerContext): Promise<Created | Refusal> {
  const person = await provenPerson(context);
  if (person instanceof Refusal) return person;
  const plated = checked(input);
  const all = await unplatedOf(person, context);
  const asked = all.find(({ policy }) => policy.policyNo === input.policyNo);
  if (!asked) return refuse('plateNotMissing');
  const open = all.filter((one) => isSameVehicle(one, asked) && !one.request);
  if (open.length === 0) return refuse('plateAsked');
  const entryId = await keepDocument(plated, open, context);
  return entryId === null ? refuse('fileGone') : ask(person, { plated, open, entryId }, context);
}

/** Undone when the image is not this browser's. */
class FileGone extends Error {}

/** With the image. @returns its id; null when the image is not this browser's */
async function keepDocument(plated: Plated, open: readonly Unplated[], context: CallerContext): Promise<string | null> {
  const { licensePlateNo, licenseNo, file } = plated;
  const policies = open.map(({ policy }) => policy.policyNo).join(', ');
  const entry = { id: randomId(), kind: 'vehicleAddendum', campaign: '', entrantKey: null } as const;
  const data = { number: formatPlate(licensePlateNo), licenseNo, policies };
  const key = { id: file, purpose: 'registration', visitorId: context.visitor!.id } as const;
  try {
    await context.db.transaction(async (tx) => {
      await addEntry(tx, { ...entry, data, enteredAt: context.clock.now() });
      if (!(await attachFile(tx, key, entry.id))) throw new FileGone();
    });
    return entry.id;
  } catch (error) {
    if (error instanceof FileGone) return null;
    throw error;
  }
}

async function ask(
  { principal }: ServicePerson,
  { plated, open, entryId }: { plated: Plated; open: readonly Unplated[]; entryId: string },
  context: CallerContext,
): Promise<Created | Refusal> {
  const isConfirmed = await isRegistered(plated, open[0]!, context);
  const image = isConfirmed ? undefined : await fileOfEntry(context.db, entryId);
  const asked: { one: Unplated; request: RequestRow }[] = [];
  for (const one of open) {
    const { id: policyId, startDate } = one.policy;
    const today = dayInTurkey(context.clock.now());
    const effectiveOn = startDate > today ? startDate : today;
    const { licensePlateNo: value, licenseNo } = plated;
    const details = { kind: 'addendum', effectiveOn, part: 'plate', value, licenseNo } as const;
    const inSameTransaction = (tx: Tx, opened: RequestRow) => showToEmployee(tx, opened, image);
    const request = await openPolicyRequest(context, principal, { policyId, details, inSameTransaction });
    if (!request) continue;
    const sent = isConfirmed ? await sendCheckedToInsurer(context, request.id) : null;
    asked.push({ one, request: sent ?? request });
  }
  return asked.length === 0 ? refuse('plateAsked') : createdOf(plated, asked);
}

/** The image is a file of the request: an employee accepts it, or returns it with what is wrong. */
async function showToEmployee(tx: Tx, { id: requestId, createdAt }: RequestRow, image?: EntryFile): Promise<void> {
  if (!image) return;
  const { content, visitorId } = image;
  const file = { content, bytes: content.length, visitorId, kind: 'registration', state: 'received' } as const;
  await addAskedFiles(tx, [{ ...file, id: randomId(), requestId, position: 0, changedAt: createdAt }]);
}

/** The register knows this chassis under the plate and the serial. */
async function isRegistered({ licensePlateNo, licenseNo }: Plated, { vehicle }: Unplated, { ports }: CallerContext) {
  const answer = await ports.registries.vehicle({ licensePlateNo, licenseNo });
  return answer.state === 'found' && vehicle.chassisNo !== undefined && answer.value.chassisNo === vehicle.chassisNo;
}

function createdOf({ licensePlateNo }: Plated, asked: readonly { one: Unplated; request: RequestRow }[]): Created {
  const policies = asked.map(({ one, request }) => {
    const card = cardOf({ ...one, request, note: '' });
    return { ...card, plate: withPlate(card.plate, licensePlateNo) };
  });
  return { plate: policies[0]!.plate, policies, promisedOn: asked[0]!.request.promisedOn };
}
