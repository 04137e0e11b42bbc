/** What is worth knowing about a line while offers are read: data, not code (spec funnel 2.5, 9). */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { infoIcon } from '@emsal/ui/icon/icons';
import { memo } from 'react';
import { part } from '../../visit/part';
import { WidgetCard } from './widget-card';
import { widgetTexts } from './widget.texts';

const LineWidget = part(async () => (await import('./line-widget')).LineWidget);

export const InfoWidget = memo(function InfoWidget({ line }: { line: Pick<LineFacts, 'offerList'> }) {
  const name = line.offerList.infoWidget;
  if (name === 'generic') return <WidgetCard {...{ name }} icon={infoIcon} words={widgetTexts} />;
  return <LineWidget name={name} />;
});
