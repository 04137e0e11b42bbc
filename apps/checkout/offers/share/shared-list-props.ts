import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';

export interface SharedListProps {
  line: LineFacts;
  visitId: VisitId;
}
