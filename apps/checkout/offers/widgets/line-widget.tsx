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

/** What only some lines have to say; its words and icons come with those lines. */
export const LineWidget = ({ name }: { name: LineWidgetName }) => (
  <WidgetCard {...{ name }} icon={icons[name]} words={texts[name]} />
);
