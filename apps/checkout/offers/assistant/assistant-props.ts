import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';

export interface AssistantProps {
  line: LineFacts;
  visitId: VisitId;
  offerNo: string;
}
