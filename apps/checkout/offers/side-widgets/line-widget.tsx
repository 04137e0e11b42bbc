import { creditCardIcon, houseLineIcon, pawPrintIcon, shieldCheckIcon } from '@emsal/ui/icon/icons';
import { lineWidgetTexts as texts } from './line-widget.texts';
import type { LineWidgetName } from './line-widget.texts';
import { WidgetCard } from './widget-card';

const icons: Record<LineWidgetName, string> = {
  home: houseLineIcon,
  payment: creditCardIcon,
  dask: shieldCheckIcon,
  pet: pawPrintIcon,
};

/** Widgets that only some lines have. */
export const LineWidget = ({ name }: { name: LineWidgetName }) => (
  <WidgetCard {...{ name }} icon={icons[name]} texts={texts[name]} />
);
