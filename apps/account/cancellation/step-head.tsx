import { BackLink } from '@emsal/ui/back-link/back-link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageTitle } from '../area/page-title';
import { cancellationTexts as texts } from './cancellation.texts';
import { stepPath, type Step } from './draft';

interface StepHeadProps {
  title: string;
  lead: string;
  /** The step before. */
  back?: Step;
}

export const StepHead = ({ title, lead, back }: StepHeadProps) => (
  <Stack gap={8}>
    <PageTitle>{title}</PageTitle>
    {back && <BackLink href={stepPath(back)}>{texts.step[back]}</BackLink>}
    <h1>{title}</h1>
    <Text tone="muted">{lead}</Text>
  </Stack>
);
