import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Text } from '@emsal/ui/text/text';
import styles from './fact-figure.module.css';

export interface FactFigureProps {
  title: string;
  /** Where the facts come from, or what they are about. */
  caption: string;
  facts: readonly { label: string; amount: string }[];
}

/** Facts in words where other pages show prices. */
export const FactFigure = ({ title, caption, facts }: FactFigureProps) => (
  <figure className={styles.figure}>
    <figcaption>
      <h2 className={styles.title}>{title}</h2>
      <Text size="small" tone="muted">
        {caption}
      </Text>
    </figcaption>
    <KeyValueList layout="facts" items={facts.map(({ label, amount }) => ({ label, value: amount }))} />
  </figure>
);
