import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { refusalsOf } from '../../http/refusal';

export const refuse = refusalsOf(customerAccountOutcomes);
