import { Text } from '@emsal/ui/text/text';
import { scoreBreakdownTexts as texts } from './score-breakdown.texts';

/** How the insurer handles claims and complaints. Where price and covers are legal it orders the list and stands in the row. */
export const ServiceRating = ({ points }: { points: number }) => (
  <p>
    <b>{texts.service(points)}</b>
    <Text as="span" size="small" tone="muted">
      {' '}
      {texts.serviceNote}
    </Text>
  </p>
);
