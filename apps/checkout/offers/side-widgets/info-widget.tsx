/** Information about the line beside the offers (spec funnel 2.5, 9). */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { infoIcon } from '@emsal/ui/icon/icons';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { WidgetCard } from './widget-card';
import { widgetTexts } from './info-widget.texts';

const LineWidget = lazyComponent(async () => (await import('./line-widget')).LineWidget);

export function InfoWidget({ line }: { line: Pick<LineFacts, 'offerList'> }) {
  const name = line.offerList.infoWidget;
  if (name === 'generic') return <WidgetCard {...{ name }} icon={infoIcon} texts={widgetTexts} />;
  return <LineWidget name={name} />;
}
