/** The specification's names for what is insured. It names vehicles only: of any other kind they are empty. */
import { describeRisk, riskNumber, type Risk } from '@emsal/risks/risk';

/** Of an order: the plate as it was typed, without separators. */
export const orderNames = (risk: Risk) => ({ plate: risk.kind === 'vehicle' ? riskNumber(risk) : '' });

/** Of a list's head: the plate as people read it. */
export function userInformationNames(risk: Risk) {
  const { title, reference } = describeRisk(risk);
  return risk.kind === 'vehicle' ? { vehicle: title, licensePlateNo: reference } : { vehicle: '', licensePlateNo: '' };
}
