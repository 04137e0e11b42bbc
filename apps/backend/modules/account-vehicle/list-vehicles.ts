import type { OutputOf } from '@emsal/api/calls/table';
import { findCustomer } from '../../customers/customer-store';
import type { CustomerContext } from '../../http/context';
import { findProfile } from '../account/information/profile-store';
import { registeredVehiclesOf } from '../asset/known-vehicles';

type Vehicle = OutputOf<'GET selfservice/customeraccount/getRegisteredVehicles/{id}'>[number];

/** None of a company, and of a person whose name nobody told yet: then the register is not asked (spec member 4, login, 6). */
export async function listVehicles({ customerId, ...services }: CustomerContext): Promise<Vehicle[]> {
  const profile = await findProfile(services.db, customerId);
  if (!profile?.firstName || !profile.lastName) return [];
  const { identityNo } = (await findCustomer(services.db, { customerId }))!;
  return registeredVehiclesOf(identityNo, services);
}
