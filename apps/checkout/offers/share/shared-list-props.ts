import type { LineFacts } from '@emsal/lines/facts/line-facts';

export interface SharedListProps {
  line: LineFacts;
  visitId: string;
}
