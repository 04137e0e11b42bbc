import type { FirmId, VisitId } from '@emsal/api/calls/identifiers';
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import { findInsurer } from '@emsal/insurers/registry';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { formatMoney } from '@emsal/platform/formats/money';
import { proofOf } from '../../customers/owner';
import type { Services } from '../../http/services';
import { readPerson } from '../visit-person/visit-person-store';
import { findActivePolicy, type PolicyRow } from '../policy/policy-store';

export interface Insurers {
  /** Undefined for an insurer that we do not sell any more. */
  insurerOf(firmId: FirmId): InsurerClient | undefined;
}

const insurerSeconds = 20;

/** What the insurer asks for the next term of a policy that was sold here to this person by this telephone; null without one. */
export async function renewalPrice(
  services: Services,
  insurers: Insurers,
  { visitId, policyEnd, line }: { visitId: VisitId; policyEnd: string; line: LineId },
): Promise<{ firmName: string; total: string } | null> {
  const person = await readPerson(services.db, visitId);
  if (!person?.identityNo || !person.phoneNumber) return null;
  const owner = proofOf({ identityNo: person.identityNo, phoneNumber: person.phoneNumber });
  const policy = await findActivePolicy(services.db, { ...owner, line, endDate: policyEnd });
  return policy ? askedBy(services, insurers, policy) : null;
}

/** Null where the insurer declines or does not answer: the reminder is sent without a price. */
async function askedBy(
  { log }: Services,
  { insurerOf }: Insurers,
  { firmId, policyNo }: PolicyRow,
): Promise<{ firmName: string; total: string } | null> {
  try {
    const answer = await insurerOf(firmId)?.renewalTerms({ policyNo }, AbortSignal.timeout(insurerSeconds * 1000));
    if (answer?.kind !== 'terms') return null;
    return { firmName: findInsurer(firmId)?.name ?? '', total: formatMoney(answer.terms.total) };
  } catch (error) {
    log.warn({ err: error, firmId }, 'renewal: the insurer did not answer');
    return null;
  }
}
