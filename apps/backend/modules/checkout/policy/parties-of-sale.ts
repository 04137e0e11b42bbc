/** Who has a part in a sold policy: as sold, and as confirmed before paying. */
import type { Traveller } from '@emsal/risks/journey/journey';
import { insuredPeople } from '@emsal/risks/risk';
import { nameOf } from '../../../formats/insured-people';
import type { Party } from '../../policy/party/tables';
import type { Parties } from '../../policy/party/party-store';
import type { PaymentRow } from '../payment/payment-store';
import type { PolicyInfoRow } from '../policy-info/policy-info-store';

/** @param info undefined for sales from before it was kept */
export function partiesOfSale(
  { offer: { insured: holder, risk }, email, payer }: Pick<PaymentRow, 'offer' | 'email' | 'payer'>,
  info: Pick<PolicyInfoRow, 'payee'> | undefined,
): Parties {
  const policyholder: Party = {
    identityNo: holder.identityNo,
    displayName: holder.displayName || undefined,
    phoneNumber: holder.phoneNumber || undefined,
    email: email || holder.email || undefined,
  };
  const { identityNo, displayName } = policyholder;
  const people = insuredPeople(risk).map(toParty);
  return {
    policyholder: [policyholder],
    // Where a thing is insured, the policyholder has the interest.
    insured: people.length > 0 ? people : [{ identityNo, displayName }],
    payer: [payer ?? { identityNo, displayName }],
    lossPayee: info?.payee?.payeeStatus ? [lossPayee(info.payee)] : [],
  };
}

const toParty = ({ identityNo, birthday, ...person }: Traveller): Party => ({
  birthday,
  ...(identityNo && { identityNo }),
  ...(person.passportNo && { passportNo: person.passportNo }),
  ...(nameOf(person) && { displayName: nameOf(person) }),
});

const lossPayee = ({
  bankCode,
  branchCode,
  financialCompanyCode,
  tcOrTaxNo,
}: NonNullable<PolicyInfoRow['payee']>): Party => ({
  institution: { bankCode, branchCode, financialCompanyCode },
  ...(tcOrTaxNo && { identityNo: tcOrTaxNo }),
});
