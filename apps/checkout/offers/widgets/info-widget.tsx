/** What is worth knowing about a line while offers are read: data, not code (spec funnel 2.5, 9). */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { Icon } from '@emsal/ui/icon/icon';
import { creditCardIcon, houseLineIcon, infoIcon, pawPrintIcon, shieldCheckIcon } from '@emsal/ui/icon/icons';
import { memo } from 'react';
import styles from './info-widget.module.css';
import { infoWidgetTexts as texts } from './info-widget.texts';
import type { InfoName } from './info-widget.texts';

const icons: Record<InfoName, string> = {
  generic: infoIcon,
  home: houseLineIcon,
  payment: creditCardIcon,
  dask: shieldCheckIcon,
  pet: pawPrintIcon,
};

export const InfoWidget = memo(function InfoWidget({ line }: { line: Pick<LineFacts, 'offerList'> }) {
  const name = line.offerList.infoWidget;
  const { title, facts } = texts[name];
  return (
    <aside className={styles.widget} aria-label={title} data-widget={name}>
      <Icon of={icons[name]} size={32} />
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
