/** The refusals of every policyrequest call, in the words of their outcomes table. */
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { refusalsOf } from '../../frame/refusal';

export const refuse = refusalsOf(policyRequestOutcomes);
