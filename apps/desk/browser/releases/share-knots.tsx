/** How visitors are spread over the two versions of a part: twenty knots are all of them. */
import { classNames } from '@emsal/ui/class-names/class-names';
import { knotAt } from '@emsal/ui/knot-at/knot-at';
import styles from './releases-page.module.css';
import { releasesTexts as texts } from './releases.texts';
import { shownShare } from './shown-figures';

const knots = 20;
const gap = 12;

/** A version on trial has at least one knot. */
export const triedKnots = (share: number): number => (share === 0 ? 0 : Math.max(1, Math.round(share * knots)));

export function ShareKnots({ share }: { share: number }) {
  const tried = triedKnots(share);
  return (
    <svg
      className={styles.knots}
      viewBox={`0 0 ${knots * gap} ${gap}`}
      role="img"
      aria-label={share === 0 ? texts.everybody : texts.shareOf(shownShare(share))}
    >
      {Array.from({ length: knots }, (_, at) => (
        <path key={at} className={classNames(at < tried && styles.tried)} d={knotAt(at * gap + gap / 2, gap / 2, 5)} />
      ))}
    </svg>
  );
}
