/** What the pages of both campaigns have in common: what one gets, the form, and how a code is used. */
import type { ContentForm, Send } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { CardTitle } from '../area/card-title';
import { PageTitle } from '../area/page-title';
import { campaignTexts as texts } from './campaigns.texts';

interface DiscountPageProps {
  title: string;
  crumb: string;
  heading: string;
  lead: string;
  given: string;
  picture?: ReactNode;
  form: ContentForm;
  send: Send;
  sent: { title: string; text: string };
  /** A card above those that both pages have. */
  aside?: ReactNode;
}

const HowItIsUsed = ({ given }: { given: string }) => (
  <Card as="section">
    <Stack gap={12}>
      <CardTitle>{texts.howTitle}</CardTitle>
      <Text weight="label">{given}</Text>
      <Text>{texts.valid}</Text>
      {texts.how.map((sentence) => (
        <Text key={sentence} tone="muted">
          {sentence}
        </Text>
      ))}
    </Stack>
  </Card>
);

export const DiscountPage = ({ title, crumb, heading, lead, picture, aside, given, ...panel }: DiscountPageProps) => (
  <Stack gap={32}>
    <PageTitle>{title}</PageTitle>
    <Breadcrumb
      trail={[
        { href: '/', label: texts.home },
        { href: '/kampanyalar', label: texts.campaigns },
      ]}
      current={crumb}
    />
    <Columns split="7-5">
      <Stack gap={32}>
        <Stack gap={12}>
          <h1>{heading}</h1>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </Stack>
        {picture}
        <FormPanel {...panel} />
      </Stack>
      <Stack gap={16}>
        {aside}
        <HowItIsUsed given={given} />
      </Stack>
    </Columns>
  </Stack>
);
