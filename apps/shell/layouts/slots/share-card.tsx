/**
 * The share-and-earn card on the home page (spec funnel 2.4). Collapsed to a tab in the margin of the window; where there is no margin it
 * stands above the footer, so that it covers nothing. The boot script hides it for partners with their own programme
 * (boot/referral-parameters.ts).
 */
import { invitationReward } from '@emsal/api/invitation-reward';
import { formatLira } from '@emsal/platform/formats/money';
import { usePage } from '@emsal/platform/page';
import { Icon } from '@emsal/ui/icon/icon';
import { caretDownIcon, giftIcon } from '@emsal/ui/icon/icons';
import { layoutTexts as texts } from '../layout.texts';
import styles from './share-card.module.css';

const sharePath = '/uyelik/paylas-kazan';

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
        <p className={styles.words}>{texts.shareReward(formatLira(invitationReward.amount))}</p>
        {isPublished(sharePath) && (
          <a className={styles.link} href={sharePath}>
            {texts.shareLink}
          </a>
        )}
      </details>
    </aside>
  );
}
