import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';

const refuse = refusalsOf(sharedStepOutcomes);

/** Refuses a telephone that, according to the registry, is not the person's. Passes for a person unknown to the registry. */
export async function refuseForeignPhone(
  contact: { identityNo: string; phoneNumber: string },
  { ports }: Pick<Services, 'ports'>,
): Promise<Refusal | null> {
  const answer = await ports.registries.person(contact);
  if (answer.state !== 'found') return null;
  if (answer.value.isPhoneLimitReached) return refuse('phoneMaximumUse');
  return answer.value.phoneMatches === false ? refuse('identityNotMatchPhone') : null;
}
