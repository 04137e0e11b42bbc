/** What a visitor has answered so far, and which step may be shown. Names no person: the tab keeps it. */
import type { CancellablePolicy, RefundEstimate } from '@emsal/api/calls/self-service/cancellation';
import type { ServiceData } from '../service/service-loader';

export interface Draft {
  reason?: string;
  /** Whose document and sale follow. */
  policyNo?: string;
  /** Ids of the uploaded pages, empty for none. */
  pages?: { first: string; second: string };
  /** Day as `YYYY-MM-DD`; notary and number where the document was read. */
  sale?: { saleDate: string; notaryName: string; saleNo: string };
  /** Why the document was not read. */
  readFailure?: string;
  estimate?: RefundEstimate;
}

export const steps = ['neden', 'belge', 'iade', 'onay'] as const;
export type Step = (typeof steps)[number];

export const applicationPath = '/police-iptal/basvuru';
export const stepPath = (step: Step): string =>
  step === 'neden' ? applicationPath : `${applicationPath}?adim=${step}`;

export const stepIn = (search: string): Step => {
  const wanted = new URLSearchParams(search).get('adim');
  return steps.find((one) => one === wanted) ?? 'neden';
};

export interface Loaded {
  policies: CancellablePolicy[];
  /** Named by the account's page of a policy. */
  named: string | null;
}

export const filesOf = ({ pages }: Draft): string[] => [pages?.first ?? '', pages?.second ?? ''].filter(Boolean);

/** An answer about another policy counts no more: of another person, or before the account's page named this one. */
export function draftFor(draft: Draft, { policies, named }: Loaded): Draft {
  const { reason, policyNo } = draft;
  if (policyNo === undefined) return draft;
  const isMeant = named === null || named === policyNo;
  return isMeant && policies.some((policy) => policy.policyNo === policyNo) ? draft : { ...(reason && { reason }) };
}

/** The only one is not asked for. */
export function chosenPolicy({ policyNo }: Draft, { policies, named }: Loaded): CancellablePolicy | undefined {
  const wanted = policyNo ?? named;
  return policies.length === 1 && wanted === null ? policies[0] : policies.find((policy) => policy.policyNo === wanted);
}

/** What is missing comes first. */
export function shownStep(step: Step, draft: Draft, { loaded }: ServiceData<Loaded>): Step | 'kimlik' | 'police' {
  if (step === 'neden' || draft.reason !== 'sale') return 'neden';
  if (loaded === null) return 'kimlik';
  if (!chosenPolicy(draft, loaded)) return 'police';
  return step === 'onay' && !draft.estimate ? 'iade' : step;
}

export interface StepProps {
  policy: CancellablePolicy;
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  goTo: (step: Step) => Promise<void>;
}
