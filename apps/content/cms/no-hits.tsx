/** Of a search that finds nothing: what to try instead. */
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { cmsTexts as texts } from './cms.texts';
import styles from './search.module.css';

const places = [0, 1, 2, 3, 4, 5, 6];
const middle = 3;

const knotAt = (at: number): string => `M${at * 16 + 9} ${at % 2 === 0 ? 2 : 10}l7 7-7 7-7-7z`;

export const NoHits = () => (
  <Stack gap={16}>
    <svg className={styles.knots} width="114" height="26" aria-hidden="true">
      {places.map((at) => (
        <path key={at} className={at === middle ? styles.own : undefined} d={knotAt(at)} />
      ))}
    </svg>
    <Text>
      {texts.nothing} {texts.productsAre} <Link href="/">{texts.onHome}</Link>.
    </Text>
  </Stack>
);
