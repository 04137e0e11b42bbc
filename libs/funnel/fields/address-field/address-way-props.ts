import type { VisitId } from '@emsal/api/calls/identifiers';
import type { StepErrors } from '@emsal/lines/kit/check-step';
import type { AddressAnswer } from '@emsal/lines/kit/field';

/** What each way of giving the address gets. */
export interface AddressWayProps {
  name: string;
  address: AddressAnswer;
  errors: StepErrors;
  visitId: VisitId;
  onChange: (address: AddressAnswer) => void;
}
