/** The vehicles of the verified customer: listing and removal (funnel 5, 7.1). */
import type { ParsedOf } from '@emsal/api/calls/table';
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { VisitContext } from '../../http/context';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { readPerson, savePerson, type PersonRow } from '../visit-person/visit-person-store';
import { isVerifiedPerson } from '../visit-person/look-up-person';
import { identityHashOf } from '../visit-person/identity-hash';
import { addRemoval } from './asset-store';
import { vehiclesOf, type KnownVehicle } from './known-vehicles';

const refuse = refusalsOf(sharedStepOutcomes);

/** Null before the one-time code was verified. */
async function verifiedPerson(context: VisitContext): Promise<PersonRow | null> {
  const person = await readPerson(context.db, context.visit.id);
  return person && isVerifiedPerson(context, person.identityNo) ? person : null;
}

/** Stores whether there are any, so that a reopened form shows the step of known vehicles immediately. */
async function list(context: VisitContext): Promise<KnownVehicle[]> {
  const person = await verifiedPerson(context);
  if (person === null) return [];
  const { visitId, identityNo } = person;
  const known = await vehiclesOf({ identityNo, visitId }, context);
  const hasAssets = known.length > 0;
  if (hasAssets !== person.hasAssets) await savePerson(context.db, { visitId, identityNo, hasAssets });
  return known;
}

async function remove(
  { visitId, assetId }: ParsedOf<'POST quoterequestapi/sharedstep/deleteCustomerAsset'>,
  context: VisitContext,
): Promise<null | Refusal> {
  const { db, config, clock } = context;
  const person = await verifiedPerson(context);
  if (person === null) return refuse('assetUnknown');
  const { identityNo } = person;
  const known = await vehiclesOf({ identityNo, visitId }, context);
  const vehicle = known.find((each) => each.assetId === assetId);
  if (!vehicle) return refuse('assetUnknown');
  if (vehicle.hasActivePolicy) return refuse('assetHasPolicy');
  await addRemoval(db, { identityHash: identityHashOf(config, identityNo), assetId, removedAt: clock.now() });
  await savePerson(db, { visitId, identityNo, hasAssets: known.length > 1 });
  return null;
}

export const assetModule = defineModule({
  name: 'asset',
  calls: pickCalls(sharedStepCalls, [
    'GET quoterequestapi/sharedstep/getAssets/{visitId}',
    'POST quoterequestapi/sharedstep/deleteCustomerAsset',
  ]),
  handlers: {
    'GET quoterequestapi/sharedstep/getAssets/{visitId}': (_input, context) => list(context),
    'POST quoterequestapi/sharedstep/deleteCustomerAsset': remove,
  },
});
