/** What the tracking of cancellations knows (spec member 3): the form, the code, the list, and the one that is open. */
import type { ProofStatus } from '@emsal/api/calls/self-service/form-data';
import type { TrackedCancellation, TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import type { Envelope } from '@emsal/api/envelope';

export interface TrackingState {
  form: { identityNo: string; phone: string; branchId: readonly number[]; policyStatus: string };
  otpSuccess: boolean;
  carPolicyList: readonly TrackedCancellation[] | null;
  carPolicyDetail: TrackedDetail | null;
  /** Index of the open one in the list; null while none is. */
  policySelectionStep: number | null;
}

/** Numbers are masked once they are proven. */
export const beganTracking = (proof: ProofStatus, branchId: readonly number[]): TrackingState => ({
  form: { identityNo: proof.identityNoMasked, phone: proof.phoneNumberMasked, branchId, policyStatus: '' },
  otpSuccess: proof.step === 'proven',
  carPolicyList: null,
  carPolicyDetail: null,
  policySelectionStep: null,
});

/** A list that fails leaves none, and none open (member 8). */
export const listed = (state: TrackingState, reply: Envelope<TrackedCancellation[]>): TrackingState => ({
  ...state,
  carPolicyList: reply.isSuccess ? reply.result : null,
  carPolicyDetail: null,
  policySelectionStep: reply.isSuccess && reply.result.length === 1 ? 0 : null,
});

export function opened(state: TrackingState, detail: TrackedDetail): TrackingState {
  const index = (state.carPolicyList ?? []).findIndex(({ callId }) => callId === detail.callId);
  return {
    ...state,
    form: { ...state.form, policyStatus: detail.cancellationStatus },
    carPolicyDetail: detail,
    policySelectionStep: index < 0 ? null : index,
  };
}
