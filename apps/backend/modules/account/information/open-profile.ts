import type { Services } from '../../../http/services';
import { addProfile, findProfile, type Profile } from './profile-store';

interface NewCustomer {
  identityNo: string;
  /** `YYYY-MM-DD`; null for a company. */
  birthDate: string | null;
  email: string | null;
}

/** With the first session: what the registry knows of the person. One that does not answer leaves it to `kisisel-bilgiler`. */
export async function openProfile(
  customerId: string,
  { identityNo, birthDate, email }: NewCustomer,
  { db, ports, clock }: Pick<Services, 'db' | 'ports' | 'clock'>,
): Promise<Profile> {
  const known = await findProfile(db, customerId);
  if (known) return known;
  const answer = await ports.registries.person({ identityNo });
  const person = answer.state === 'found' ? answer.value : undefined;
  await addProfile(db, {
    customerId,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    companyName: person?.companyName ?? '',
    birthDate,
    email: email || person?.email || '',
    emailVerifiedAt: null,
    cityCode: person?.cityCode ?? '',
    districtCode: person?.districtCode ?? '',
    jobCode: '',
    updatedAt: clock.now(),
  });
  return (await findProfile(db, customerId))!;
}
