import { Icon } from '@emsal/ui/icon/icon';
import styles from './info-widget.module.css';
import type { WidgetTexts } from './info-widget.texts';

interface WidgetCardProps {
  name: string;
  icon: string;
  texts: WidgetTexts;
}

export const WidgetCard = ({ name, icon, texts: { title, facts } }: WidgetCardProps) => (
  <aside className={styles.widget} aria-label={title} data-widget={name}>
    <Icon of={icon} size={32} />
    <div className={styles.text}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  </aside>
);
