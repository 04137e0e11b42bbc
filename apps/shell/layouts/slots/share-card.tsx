/**
 * The share-and-earn card that stays on the home page's screen (spec funnel 2.4). Folded to a line on phones, where it must not cover the form.
 * The boot script hides it before the first paint for partners whose own programme stands in its place (boot/markers.ts).
 */
import { formatLira } from '@emsal/platform/formats/money';
import { usePage } from '@emsal/platform/page';
import { Icon } from '@emsal/ui/icon/icon';
import { caretDownIcon } from '@emsal/ui/icon/icons';
import { layoutTexts as texts } from '../layout.texts';
import styles from './share-card.module.css';

const sharePath = '/uyelik/paylas-kazan';

/** Kuruş per friend who buys (spec member 9). */
const reward = 30_000;

export function ShareCard() {
  const { isMobile, isPublished } = usePage();
  return (
    <aside className={styles.place} data-share-card="" aria-label={texts.share}>
      <details className={styles.card} data-ground="ink" open={!isMobile}>
        <summary className={styles.summary}>
          {texts.share}
          <Icon of={caretDownIcon} size={20} />
        </summary>
        <p className={styles.words}>{texts.shareReward(formatLira(reward))}</p>
        {isPublished(sharePath) && (
          <a className={styles.link} href={sharePath}>
            {texts.shareLink}
          </a>
        )}
      </details>
    </aside>
  );
}
