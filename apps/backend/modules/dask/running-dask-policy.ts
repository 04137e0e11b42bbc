/** The running earthquake policy of a home, as its register says: what can be renewed, and what is insured already (funnel 5). */
import { daskOutcomes } from '@emsal/api/outcomes/dask';
import { requirementOutcomes } from '@emsal/api/outcomes/line-requirements';
import { daskAdjustments, daskRenewalDays } from '@emsal/tariffs/dask/dask-figures';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { DaskPolicy } from '../../ports/ports';

const refuse = refusalsOf(daskOutcomes);
const refuseUnmet = refusalsOf(requirementOutcomes);

type RegisterContext = Pick<VisitContext, 'ports' | 'log' | 'clock'>;

interface Running {
  policy: DaskPolicy;
  daysLeft: number;
}

const running = (policy: DaskPolicy, { clock }: RegisterContext): Running => ({
  policy,
  daysLeft: daysBetween(dayInTurkey(clock.now()), policy.expiryDate),
});

const renewalOf = ({ policy: { policyNo, uavtCode, expiryDate }, daysLeft }: Running) => ({
  policyNo,
  uavtCode,
  policyEnd: expiryDate,
  daysLeft,
  discountPercent: -daskAdjustments.renewedInTime.value,
});

/** The policy of a number, if it can be renewed now. An expired one is unknown to the register. */
export async function findRenewal(policyNo: string, context: RegisterContext & Pick<VisitContext, 'visit'>) {
  if (!context.visit.isVerified) return refuse('daskNotVerified');
  const answer = await context.ports.registries.daskPolicy({ policyNo });
  if (answer.state === 'unavailable') return refuse('daskRegisterUnavailable');
  if (answer.state === 'unknown') return refuse('daskPolicyUnknown');
  const found = running(answer.value, context);
  if (found.daysLeft < 0) return refuse('daskPolicyUnknown');
  return found.daysLeft > daskRenewalDays.value ? refuse('daskPolicyTooEarly') : renewalOf(found);
}

const noRenewal = { policyNo: null, policyEnd: null, daysLeft: null };

/**
 * Without an answer of the register the home counts as uninsured: the insurer asks the same register.
 * @param isSold whether the visit buys this policy, which cannot be bought while one is in force
 */
export async function checkHome(uavtCode: string, context: RegisterContext, isSold = true) {
  const answer = await context.ports.registries.daskPolicy({ uavtCode });
  if (answer.state === 'unavailable') {
    context.log.warn('earthquake policy register unavailable, the insurer checks the running policy');
    return { status: 'unavailable' as const, ...noRenewal };
  }
  const found = answer.state === 'found' ? running(answer.value, context) : null;
  if (!found || found.daysLeft < 0) return { status: 'none' as const, ...noRenewal };
  const isInForce = found.daysLeft > daskRenewalDays.value;
  if (isInForce && isSold) return refuse('daskInForce');
  const { policyNo, policyEnd, daysLeft } = renewalOf(found);
  // Whose policy it is stays with those who buy one.
  if (isInForce) return { ...noRenewal, status: 'inForce' as const };
  return { status: 'renewable' as const, policyNo, policyEnd, daysLeft };
}

interface DeclaredHome {
  /** Empty without one. */
  uavtCode: string;
  /** Last day of the policy that the form renews; empty without one. */
  renewed: string;
}

/** Checked again before quotes are requested: the form may have stayed open for days, and its renewal discount is the register's to give. */
export async function refuseInsuredHome(
  { uavtCode, renewed }: DeclaredHome,
  context: RegisterContext,
): Promise<Refusal | null> {
  if (uavtCode === '') return renewed === '' ? null : refuseUnmet('daskRenewalGone');
  const checked = await checkHome(uavtCode, context);
  if (!('status' in checked)) return checked;
  const isGone = checked.status !== 'unavailable' && renewed !== '' && checked.policyEnd !== renewed;
  return isGone ? refuseUnmet('daskRenewalGone') : null;
}
