import { Icon } from '@emsal/ui/icon/icon';
import { lockSimpleIcon, phoneSlashIcon, scalesIcon, sealCheckIcon } from '@emsal/ui/icon/icons';
import { Section } from '@emsal/ui/section/section';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { homeTexts } from './home.texts';
import styles from './reasons.module.css';

const icons = [scalesIcon, sealCheckIcon, phoneSlashIcon, lockSimpleIcon];

/** Four facts about the service. */
export function Reasons() {
  return (
    <Section ground="plain">
      <VisuallyHidden as="h2">{homeTexts.reasonsLabel}</VisuallyHidden>
      <ul className={styles.reasons}>
        {homeTexts.reasons.map(({ title, text }, index) => (
          <li key={title}>
            <Icon of={icons[index]!} />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
