/** Of a search that finds nothing: what to try instead. */
import { knotAt } from '@emsal/ui/knot-at/knot-at';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { cmsTexts as texts } from './cms.texts';
import styles from './search.module.css';

const places = [0, 1, 2, 3, 4, 5, 6];
const middle = 3;

const knotOf = (place: number): string => knotAt(place * 16 + 9, place % 2 === 0 ? 9 : 17, 7);

export const NoHits = () => (
  <Stack gap={16}>
    <svg className={styles.knots} width="114" height="26" aria-hidden="true">
      {places.map((at) => (
        <path key={at} className={at === middle ? styles.own : undefined} d={knotOf(at)} />
      ))}
    </svg>
    <Text>
      {texts.nothing} {texts.productsAre} <Link href="/">{texts.onHome}</Link>.
    </Text>
  </Stack>
);
