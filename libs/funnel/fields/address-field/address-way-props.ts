import type { StepErrors } from '@emsal/lines/kit/check-step';
import type { AddressAnswer } from '@emsal/lines/kit/field';

/** What each way of giving the address gets. */
export interface AddressWayProps {
  name: string;
  address: AddressAnswer;
  errors: StepErrors;
  visitId: string;
  onChange: (address: AddressAnswer) => void;
}
