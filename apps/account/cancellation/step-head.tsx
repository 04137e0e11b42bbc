import { Link } from '@emsal/ui/link/link';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon } from '@emsal/ui/icon/icons';
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
    {back && (
      <div>
        <Link variant="alone" href={stepPath(back)}>
          <Icon of={arrowLeftIcon} size={20} /> {texts.step[back]}
        </Link>
      </div>
    )}
    <h1>{title}</h1>
    <Text tone="muted">{lead}</Text>
  </Stack>
);
