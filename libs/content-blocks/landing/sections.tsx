/** Sections of a landing page that need nothing but their words. */
import { Accordion } from '@emsal/ui/accordion/accordion';
import { Columns } from '@emsal/ui/columns/columns';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { landingSectionTexts as texts } from './landing-sections.texts';
import { ThreeSteps } from './three-steps';

interface StepsSectionProps {
  items: readonly { title: string; text: string }[];
  /** The default is that of a product whose form is open. */
  title?: string;
}

export const StepsSection = ({ items, title = texts.steps }: StepsSectionProps) => (
  <Section>
    <Stack>
      <h2>{title}</h2>
      <ThreeSteps steps={items} />
    </Stack>
  </Section>
);

export const QuestionsSection = ({ items }: { items: readonly { question: string; answer: string }[] }) => (
  <Section>
    <Columns split="4-8">
      <h2>{texts.questions}</h2>
      <Accordion items={items} firstOpen />
    </Columns>
  </Section>
);
