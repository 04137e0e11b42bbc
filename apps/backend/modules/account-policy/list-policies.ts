import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { assetStates, policyFamilies } from '@emsal/api/policy-filters';
import type { OutputOf } from '@emsal/api/calls/table';
import { findInsurer } from '@emsal/insurers/registry';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { summaryOf } from '@emsal/risks/risk';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { findCustomer } from '../../customers/customer-store';
import { isWaitingOf } from '../../customers/owned-tables';
import type { CustomerContext } from '../../http/context';
import { policiesOfCustomer, type PolicyRow } from '../policy/policy-store';
import { policiesInCancellation } from '../service-request/request-store';
import { assetOf } from './asset-of';
import { externalPoliciesOf, type ExternalPolicy } from './external-policy-store';
import { familyOf, isRenewable, isRunning, statusOf, type StatusFacts } from './policy-status';

type Listing = OutputOf<'GET selfservice/customeraccount/getCustomerPolicyCards/{id}'>;

export async function listPolicies(context: CustomerContext): Promise<Listing> {
  const { db, customerId } = context;
  const policies = await policyCards(context);
  const { identityKey } = (await findCustomer(db, { customerId }))!;
  return {
    policies,
    filterList: Object.values(assetStates).map((state) => ({ state, count: countOf(policies, { state }) })),
    activePolicyLength: activeCounts(policies),
    defaultPolicies: policies.filter(({ state }) => state === assetStates.active).map(({ id }) => id),
    otherPhoneHasPolicy: await isWaitingOf(db, identityKey),
  };
}

/** Running ones first, each part by its end. */
export async function policyCards({ db, customerId, clock }: CustomerContext): Promise<PolicyCard[]> {
  const today = dayInTurkey(clock.now());
  const cancelling = await policiesInCancellation(db, customerId);
  const sold = (await policiesOfCustomer(db, customerId)).map((row) =>
    soldCard(row, { today, isInCancellation: cancelling.has(row.id) }),
  );
  const external = (await externalPoliciesOf(db, customerId)).map((row) => externalCard(row, today));
  return [...sold, ...external].sort(
    (one, other) => one.state - other.state || one.endDate.localeCompare(other.endDate),
  );
}

const soldCard = (
  { id, line, firmId, policyNo, startDate, endDate, premium, state, risk, documentId }: PolicyRow,
  { today, isInCancellation }: { today: string; isInCancellation: boolean },
): PolicyCard => ({
  id,
  type: 'sold',
  ...lineParts(line),
  firmId,
  firmName: findInsurer(firmId)?.name ?? '',
  policyNo,
  startDate,
  endDate,
  price: premium,
  documentId,
  insured: risk ? summaryOf(risk) : '',
  asset: assetOf(risk),
  ...statusParts({ line, policyNo, state, startDate, endDate, isInCancellation }, today),
});

const externalCard = (
  { id, line, firmName, policyNo, endDate, insured, documentId }: ExternalPolicy,
  today: string,
): PolicyCard => ({
  id,
  type: 'external',
  ...lineParts(line),
  firmId: null,
  firmName,
  policyNo,
  startDate: null,
  endDate,
  price: null,
  documentId,
  insured,
  asset: assetOf(null),
  ...statusParts({ line, policyNo, state: null, startDate: null, endDate, isInCancellation: false }, today),
});

function lineParts(line: LineId): Pick<PolicyCard, 'line' | 'lineName' | 'branchId' | 'family'> {
  const facts = factsOf(line);
  return { line, lineName: facts.name, branchId: facts.branchId, family: familyOf(facts) };
}

/** An action of the account's remote. */
const renewalPath = (policyNo: string): string => `/uyelik/hesabim/police/${encodeURIComponent(policyNo)}/yenile`;

function statusParts(
  { line, policyNo, ...facts }: StatusFacts & Pick<PolicyCard, 'line' | 'policyNo'>,
  today: string,
): Pick<PolicyCard, 'status' | 'state' | 'renewalPath'> {
  const status = statusOf(facts, today);
  const renews = (status === 'duringPeriod' || status === 'external') && isRenewable(facts.endDate, today);
  return {
    status,
    state: isRunning(status) ? assetStates.active : assetStates.expired,
    renewalPath: renews && factsOf(line).sale === 'online' ? renewalPath(policyNo) : null,
  };
}

function activeCounts(policies: readonly PolicyCard[]): Listing['activePolicyLength'] {
  const running = policies.filter(({ state }) => state === assetStates.active);
  const counts = policyFamilies.map((family) => [family, countOf(running, { family })]);
  return { all: running.length, ...Object.fromEntries(counts) } as Listing['activePolicyLength'];
}

const countOf = (policies: readonly PolicyCard[], wanted: Partial<Pick<PolicyCard, 'state' | 'family'>>): number =>
  policies.filter((policy) => Object.entries(wanted).every(([name, value]) => policy[name as 'state'] === value))
    .length;
