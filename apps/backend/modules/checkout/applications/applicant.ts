import type { Executor } from '../../../db/database';
import { readPerson } from '../../visit-person/visit-person-store';
import { fullName } from '../../visit-person/full-name';
import type { ApplicationRow } from './application-store';

/** Who is to be called; empty texts where nothing is known any more. */
export async function applicantOf(
  db: Executor,
  { offer, visitId }: Pick<ApplicationRow, 'offer' | 'visitId'>,
): Promise<{ name: string; phoneNumber: string }> {
  if (offer) return { name: offer.insured.displayName, phoneNumber: offer.insured.phoneNumber };
  const person = await readPerson(db, visitId);
  return { name: fullName(person), phoneNumber: person?.phoneNumber ?? '' };
}
