/** Steps and columns that the pages of the form share, and what is shown where there is none. */
import type { InformationForm } from '@emsal/api/calls/self-service/health-process';
import { createClient } from '@emsal/api/client';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Stepper } from '@emsal/ui/stepper/stepper';
import { Text } from '@emsal/ui/text/text';
import { useState, type ReactNode } from 'react';
import { CardTitle } from '../area/card-title';
import { PageTitle } from '../area/page-title';
import { healthFormTexts as texts } from './health-form.texts';

interface FormFrameProps {
  title: string;
  /** From 1. */
  step: number;
  children: ReactNode;
  aside: ReactNode;
}

export const FormFrame = ({ title, step, children, aside }: FormFrameProps) => (
  <Stack gap={32}>
    <PageTitle>{title}</PageTitle>
    <meta name="robots" content="noindex" />
    <Stepper label={texts.stepsLabel} steps={texts.steps} current={step} />
    <Columns split="7-5">
      <Stack gap={32}>{children}</Stack>
      <Stack gap={16}>{aside}</Stack>
    </Columns>
  </Stack>
);

export const CallLink = ({ children = texts.call }: { children?: string }) => (
  <Link variant="alone" href={phoneHref(texts.phone)}>
    {children}
  </Link>
);

export const NoFormHere = ({ title, children }: { title: string; children: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <meta name="robots" content="noindex" />
    <EmptyState level={1} title={title} actions={<CallLink />}>
      {children}
    </EmptyState>
  </>
);

/** @param failed what the server said of the link; null without a link */
export const FormMissing = ({ failed }: { failed: string | null }) =>
  failed === null ? (
    <NoFormHere title={texts.noLink.title}>{texts.noLink.text}</NoFormHere>
  ) : (
    <NoFormHere title={texts.failed.title}>{failed}</NoFormHere>
  );

export const FormLocked = () => <NoFormHere title={texts.locked.title}>{texts.locked.text}</NoFormHere>;

/** The adviser is told once. */
function CallMe({ hash, isRequested }: { hash: string; isRequested: boolean }) {
  const client = createClient(usePage().transport);
  const [said, setSaid] = useState<string | null>(isRequested ? texts.called : null);
  const ask = async () => {
    const reply = await client.command('GET selfservice/HealthProcess/CallMeForCheckingInformation/{hash}', { hash });
    setSaid(reply.isSuccess ? texts.called : reply.message);
  };
  return (
    <div aria-live="polite">
      {said === null ? (
        <Button variant="line" onClick={() => void ask()}>
          {texts.callMe}
        </Button>
      ) : (
        <Text>{said}</Text>
      )}
    </div>
  );
}

interface AboutFormProps {
  hash: string;
  form: InformationForm;
  /** Number of people who are to be insured. */
  count: number;
}

export const AboutForm = ({ hash, form, count }: AboutFormProps) => (
  <Card as="aside" label={texts.formTitle}>
    <Stack gap={12}>
      <CardTitle>{texts.formTitle}</CardTitle>
      <Text>{texts.about(form.firmName, count)}</Text>
      <Text size="small" tone="muted">
        {texts.privacy(form.firmName, form.validUntil)}
      </Text>
      <CallLink>{texts.fillTogether}</CallLink>
      <CallMe hash={hash} isRequested={form.isCallRequested} />
    </Stack>
  </Card>
);
