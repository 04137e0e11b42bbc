/**
 * The share-and-earn card that stays on the home page's screen (spec funnel 2.4). Folded to a tab at the window's edge until somebody wants it, and away
 * while a field of a phone is filled in: it must not cover what people came for.
 * The boot script hides it before the first paint for partners whose own programme stands in its place (boot/markers.ts).
 */
import { formatLira } from '@emsal/platform/formats/money';
import { usePage } from '@emsal/platform/page';
import { Icon } from '@emsal/ui/icon/icon';
import { caretDownIcon, giftIcon } from '@emsal/ui/icon/icons';
import { layoutTexts as texts } from '../layout.texts';
import styles from './share-card.module.css';

const sharePath = '/uyelik/paylas-kazan';

/** Kuruş per friend who buys (spec member 9). */
const reward = 30_000;

export function ShareCard() {
  const { isPublished } = usePage();
  return (
    <aside className={styles.place} data-share-card="" aria-label={texts.share}>
      <details className={styles.card} data-ground="ink">
        <summary className={styles.summary}>
          <Icon of={giftIcon} />
          <span className={styles.label}>{texts.share}</span>
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
