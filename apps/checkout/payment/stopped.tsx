import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageTitle } from '../visit/page-title';
import styles from './stopped.module.css';

interface StoppedProps {
  title: string;
  message: string;
  /** What else is to be seen. */
  children?: ReactNode;
  /** Links, the main one first. */
  ways?: ReactNode;
}

/** The sale does not go on from here: why, and where it does, in place of the card. Takes the focus. */
export function Stopped({ title, message, children, ways }: StoppedProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [title]);
  return (
    <section ref={box} role="alert" tabIndex={-1} className={styles.stopped}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <Text size="large">{message}</Text>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </section>
  );
}
