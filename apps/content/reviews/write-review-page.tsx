/** Where the link of a policy's mail leads: a buyer writes one review, and sees later what became of it. */
import { createClient } from '@emsal/api/client';
import type { ReviewInvitation } from '@emsal/api/calls/reviews';
import { reviewRefusals } from '@emsal/api/outcomes/review';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { pageOf, usePage } from '@emsal/platform/page';
import { useLoaderData, useParams, type LoaderFunctionArgs } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { FormPanel } from '@emsal/forms/form-panel';
import { PageHead } from '../page-head/page-head';
import { reviewForm } from './review-form';
import { reviewsTexts, writeTexts as texts } from './reviews.texts';

type Loaded = { invitation: ReviewInvitation } | { invitation: null; failed: string };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const token = args.params['token'] ?? '';
  const reply = await createClient(pageOf(args).transport).command('GET reviews/invitation/{token}', { token });
  return reply.isSuccess ? { invitation: reply.result } : { invitation: null, failed: reply.message };
}

export const handle = { layout: 'internal' } as const;

function Form({ author }: Pick<ReviewInvitation, 'author'>) {
  const { transport } = usePage();
  const { token = '' } = useParams();
  return (
    <FormPanel
      form={reviewForm}
      send={({ stars = '', text = '' }) =>
        createClient(transport).command('POST reviews/write', { token, stars, text })
      }
      sent={texts.sent}
    >
      <Text size="small" tone="muted">
        {texts.signed(author)} {texts.moderated}
      </Text>
    </FormPanel>
  );
}

const Written = ({ state, refusedFor }: ReviewInvitation) =>
  state === 'open' ? null : (
    <Notice tone={state === 'published' ? 'good' : 'info'}>
      {texts.states[state]} {refusedFor && texts.because(reviewRefusals[refusedFor])}
    </Notice>
  );

const Over = ({ children }: { children: string }) => (
  <EmptyState level={1} title={texts.over} actions={<HomeLink />}>
    {children}
  </EmptyState>
);

export function Component() {
  const data = useLoaderData<Loaded>();
  return (
    <Stack gap={32}>
      <PageHead title={texts.title} description={texts.description} />
      <meta name="robots" content="noindex" />
      {data.invitation ? (
        <>
          <Stack gap={12}>
            <h1>{texts.title}</h1>
            <Text size="lead" tone="muted">
              {texts.lead(lineFacts[data.invitation.line].name)}
            </Text>
          </Stack>
          {data.invitation.state === 'open' ? <Form {...data.invitation} /> : <Written {...data.invitation} />}
          <Link variant="alone" href={reviewsTexts.path}>
            {texts.all}
          </Link>
        </>
      ) : (
        <Over>{data.failed}</Over>
      )}
    </Stack>
  );
}
