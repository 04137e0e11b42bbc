/** What is worth knowing about a line while offers are read: data, not code (spec funnel 2.5, 9). */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { Icon } from '@emsal/ui/icon/icon';
import { creditCardIcon, houseLineIcon, infoIcon, pawPrintIcon, shieldCheckIcon } from '@emsal/ui/icon/icons';
import { memo } from 'react';
import styles from './info-widget.module.css';
import { widgetTexts as texts } from './widget.texts';

type Widget = LineFacts['offerList']['infoWidget'];

const icons: Record<Widget, string> = {
  home: houseLineIcon,
  payment: creditCardIcon,
  dask: shieldCheckIcon,
  pet: pawPrintIcon,
  generic: infoIcon,
};

export const InfoWidget = memo(function InfoWidget({ line }: { line: Pick<LineFacts, 'offerList'> }) {
  const widget = line.offerList.infoWidget;
  const { title, facts } = texts[widget];
  return (
    <aside className={styles.widget} aria-label={title} data-widget={widget}>
      <Icon of={icons[widget]} size={32} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
});
