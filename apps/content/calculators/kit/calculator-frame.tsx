/** What every calculator's page has around its form and its result. */
import { Accordion } from '@emsal/ui/accordion/accordion';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import type { ReactNode } from 'react';
import { PageHead } from '../../page-head/page-head';
import type { Calculator } from './calculator';
import { calculatorTexts as texts } from './calculator.texts';
import styles from './calculator.module.css';
import { OfferLink } from './offer-link';
import { RuleSources } from './rule-sources';

type Framed = Omit<Calculator, 'fields' | 'outcome' | 'path'>;

interface CalculatorFrameProps {
  calculator: Framed;
  today: string;
  /** Form and result. */
  children: ReactNode;
}

const trail = [
  { href: '/', label: texts.home },
  { href: calculatorPaths.all, label: texts.all },
];

export function CalculatorFrame({ calculator, today, children }: CalculatorFrameProps) {
  const { name, title, description, heading, lead, note, questions, offer, rules } = calculator;
  return (
    <Stack gap={32}>
      <PageHead title={title} description={description} />
      <Breadcrumb trail={trail} current={name} />
      <Stack gap={8}>
        <h1>{heading}</h1>
        <Text size="lead" tone="muted">
          {lead}
        </Text>
      </Stack>
      <div className={styles.calculator}>{children}</div>
      <Text size="small" tone="muted">
        {note}
      </Text>
      {offer && <OfferLink {...offer} />}
      <Stack gap={16}>
        <h2>{texts.questions}</h2>
        <Accordion items={questions} firstOpen />
      </Stack>
      <RuleSources rules={rules} today={today} />
    </Stack>
  );
}
