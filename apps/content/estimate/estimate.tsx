/** A landing page's calculator: its inputs beside each other, and the result that follows them. */
import { Select } from '@emsal/ui/select/select';
import { Slider } from '@emsal/ui/slider/slider';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import styles from './estimate.module.css';

export interface ChoiceInput {
  kind: 'choice';
  /** Within the calculator. */
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}
export interface AmountInput {
  kind: 'amount';
  id: string;
  label: string;
  range: { least: number; most: number; step: number };
  value: number;
  /** The value as it is read: `110 m²`. */
  words: string;
  onChange: (value: number) => void;
}

export type EstimateInput = ChoiceInput | AmountInput;

interface EstimateProps {
  /** Prefix of the ids. */
  id: string;
  texts: { title: string; caption: string };
  inputs: readonly EstimateInput[];
  /** The result, read aloud when it changes. */
  children: ReactNode;
}

export const Estimate = ({ id, texts: { title, caption }, inputs, children }: EstimateProps) => (
  <section aria-labelledby={id}>
    <Stack gap={16}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Text size="small" tone="muted">
          {caption}
        </Text>
      </div>
      <div className={styles.inputs}>
        {inputs.map((input) => (
          <Input key={input.id} input={input} id={`${id}-${input.id}`} />
        ))}
      </div>
      <div className={styles.result} aria-live="polite">
        {children}
      </div>
    </Stack>
  </section>
);

function Input({ input, id }: { input: EstimateInput; id: string }) {
  if (input.kind === 'choice') {
    const { kind: _, ...select } = input;
    return <Select {...select} id={id} placeholder={null} />;
  }
  const { kind: _, range, ...slider } = input;
  return <Slider {...slider} id={id} min={range.least} max={range.most} step={range.step} />;
}
