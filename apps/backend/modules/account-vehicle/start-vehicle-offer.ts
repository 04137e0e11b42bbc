import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { findCustomer } from '../../customers/customer-store';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { openFormAfter } from '../account-policy/start-offer';
import { listVehicles } from './list-vehicles';

type Started = OutputOf<'POST selfservice/customeraccount/startVehicleOffer'>;

/** @throws ProtocolError notFound, also for a vehicle of somebody else */
export async function startVehicleOffer(
  { assetId, line }: ParsedOf<'POST selfservice/customeraccount/startVehicleOffer'>,
  context: CustomerContext,
): Promise<Started> {
  const vehicle = (await listVehicles(context)).find((one) => one.assetId === assetId);
  if (!vehicle) throw new ProtocolError('notFound');
  const { identityNo } = (await findCustomer(context.db, context))!;
  const answers = {
    [factsOf(line).identityField]: identityNo,
    licensePlateStatus: '1',
    licensePlateNo: vehicle.licensePlateNo,
  };
  return openFormAfter({ line, answers }, line, context);
}
