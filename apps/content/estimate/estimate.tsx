/** A landing page's calculator: its inputs beside each other, and the result that follows them. */
import { Select } from '@emsal/ui/select/select';
import { Slider } from '@emsal/ui/slider/slider';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import type { EstimateInput } from './estimate-input';
import { useEarlyValue } from './use-early-value';
import styles from './estimate.module.css';

interface EstimateProps {
  /** Prefix of the ids. */
  id: string;
  texts: { title: string; caption: string };
  /** Above the inputs. */
  picture?: ReactNode;
  inputs: readonly EstimateInput[];
  /** The result, read aloud when it changes. */
  children: ReactNode;
  /** Below the result, where its figures come from. */
  after?: ReactNode;
}

export const Estimate = ({ id, texts: { title, caption }, picture, inputs, children, after }: EstimateProps) => (
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
      {picture}
      <div className={styles.inputs}>
        {inputs.map((input) => (
          <Input key={input.id} input={input} id={`${id}-${input.id}`} />
        ))}
      </div>
      <div className={styles.result} aria-live="polite">
        {children}
      </div>
      {after}
    </Stack>
  </section>
);

function Input({ input, id }: { input: EstimateInput; id: string }) {
  useEarlyValue(id, input);
  if (input.kind === 'choice') {
    const { kind: _, ...select } = input;
    return <Select {...select} id={id} placeholder={null} />;
  }
  const { kind: _, range, ...slider } = input;
  return <Slider {...slider} id={id} min={range.least} max={range.most} step={range.step} />;
}
