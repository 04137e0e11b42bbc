import { Icon } from '@emsal/ui/icon/icon';
import { checkIcon } from '@emsal/ui/icon/icons';
import { Stack } from '@emsal/ui/stack/stack';
import styles from './hero-points.module.css';

/** Sentences with check marks under the lead. */
export const HeroPoints = ({ points }: { points: readonly string[] }) => (
  <Stack as="ul" gap={8}>
    {points.map((point) => (
      <li key={point} className={styles.point}>
        <Icon of={checkIcon} size={20} /> {point}
      </li>
    ))}
  </Stack>
);
