import type { VisitContext } from '../../../http/context';
import { contactOf } from '../../visit-person/contact';
import type { ChosenOffer } from '../chosen-offer';

/** Whether the contract is concluded for the form's person by another one, as by a parent for a child (decision 322). The other one also pays. */
export async function isForAnotherPerson(
  { insured: policyholder }: Pick<ChosenOffer, 'insured'>,
  context: VisitContext,
): Promise<boolean> {
  const { identityNo } = await contactOf(context);
  return policyholder.identityNo !== '' && identityNo !== '' && policyholder.identityNo !== identityNo;
}
