import type { PageStatus } from '@emsal/api/desk/content-shapes';
import { Badge, type BadgeTone } from '@emsal/ui/badge/badge';
import { deskTexts } from '../desk.texts';

const tones: Readonly<Record<PageStatus, BadgeTone>> = {
  draft: 'plain',
  published: 'good',
  changed: 'good',
  planned: 'warn',
};

export const StatusBadge = ({ status }: { status: PageStatus }) => (
  <Badge tone={tones[status]}>{deskTexts.statuses[status]}</Badge>
);
