import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { refusalsOf, type Refusal } from '../../frame/refusal';
import type { Services } from '../../frame/services';

const refuse = refusalsOf(sharedStepOutcomes);

/** A telephone that the registry knows not to be the person's. Whom it does not know, nobody can be harmed by: the form goes on by hand. */
export async function refuseStranger(
  contact: { identityNo: string; phoneNumber: string },
  { ports }: Pick<Services, 'ports'>,
): Promise<Refusal | null> {
  const answer = await ports.registries.person(contact);
  if (answer.state !== 'found') return null;
  if (answer.value.isPhoneLimitReached) return refuse('phoneMaximumUse');
  return answer.value.phoneMatches === false ? refuse('identityNotMatchPhone') : null;
}
