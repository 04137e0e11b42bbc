import type { VisitId } from '@emsal/api/calls/identifiers';
import { ownedByNobody } from '../../../customers/owner';
import { secondsAfter } from '../../../clock/clock';
import { randomId } from '../../../db/random-id';
import type { Services } from '../../../http/services';
import { plainHash } from '../../../personal-data/keyed-hash';
import { saveApplication } from '../../checkout/applications/application-store';
import { addForm } from '../form-store';

/** An application of the visit with a form for one adult, whose link has this secret. */
export async function addFormOf(
  visitId: VisitId,
  secret: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const createdAt = clock.now();
  const identityNo = '10000000078';
  const phoneNumber = '5321234567';
  const applicationNo = '3000000001';
  await db.transaction(async (tx) => {
    await saveApplication(tx, {
      applicationNo,
      visitId,
      line: 'HEALTH',
      offer: null,
      reason: '',
      answers: {},
      createdAt,
      promisedOn: '2026-12-01',
      ...ownedByNobody,
    });
    await addForm(tx, {
      id: randomId(),
      secretHash: plainHash(secret),
      applicationNo,
      visitId,
      firmName: 'Balarısı Sağlık',
      applicant: { identityNo, phoneNumber },
      triesLeft: 3,
      createdBy: 'test',
      createdAt,
      people: [{ customerOrder: 1, name: 'Ayşe', identityNo, isAdult: true }],
      expiresAt: secondsAfter(createdAt, 3600),
    });
  });
}
