/** Who has a part in a sold policy: as sold, and as confirmed before paying. */
import type { Risk } from '@emsal/risks/risk';
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
  return {
    policyholder: [policyholder],
    insured: insuredIn(risk) ?? [{ identityNo, displayName }],
    payer: [payer ?? { identityNo, displayName }],
    lossPayee: info?.payee?.payeeStatus ? [lossPayee(info.payee)] : [],
  };
}

/** Null where a thing is insured: the policyholder has the interest. */
function insuredIn(risk: Risk): Party[] | null {
  if (risk.kind === 'people') return risk.people.map(toParty);
  return risk.kind === 'journey' ? risk.travellers.map(toParty) : null;
}

const toParty = ({ identityNo, birthday }: Party): Party => ({ identityNo, birthday });

const lossPayee = ({
  bankCode,
  branchCode,
  financialCompanyCode,
  tcOrTaxNo,
}: NonNullable<PolicyInfoRow['payee']>): Party => ({
  institution: { bankCode, branchCode, financialCompanyCode },
  ...(tcOrTaxNo && { identityNo: tcOrTaxNo }),
});
