import type { VisitId } from '@emsal/api/calls/identifiers';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';

/** What each way of giving the address gets. */
export interface AddressWayProps {
  name: string;
  address: AddressAnswer;
  errors: StepErrors;
  visitId: VisitId;
  onChange: (address: AddressAnswer) => void;
}
