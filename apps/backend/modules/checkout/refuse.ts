/** The refusals of every policyrequest call, from their outcomes table. */
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { refusalsOf } from '../../http/refusal';

export const refuse = refusalsOf(policyRequestOutcomes);
