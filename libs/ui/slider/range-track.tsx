import type { ComponentProps } from 'react';
import styles from './slider.module.css';

/** The native range input alone, for fields that show its value in their own way. */
export const RangeTrack = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="range" className={styles.slider} />
);
