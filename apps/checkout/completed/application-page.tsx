/** The page shown when an adviser completes the purchase (spec funnel 2.2). */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { pageOf } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { data, useLoaderData } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { PageTitle } from '../page/page-title';
import { lineOfPath, visitIdOf } from '../visit/line-and-visit';
import { ApplicationView, type Application } from './application-view';
import { applicationTexts as texts } from './application.texts';
import { WayBack } from './way-back';

interface Found {
  visitId: VisitId;
  application: Application;
}

/** 404 for a line that is not sold, unless the visit has an application. */
export async function loader(args: LoaderFunctionArgs): Promise<{ line: LineFacts; found: Found | null }> {
  const page = pageOf(args);
  const line = await lineOfPath(page, new URL(args.request.url).pathname);
  const found = await applicationOf(page, visitIdOf(page, line));
  if (!found && !page.isPublished(linePath(line, '/form'))) throw data(null, { status: 404 });
  return { line, found };
}

async function applicationOf(page: Page, visitId: VisitId | undefined): Promise<Found | null> {
  if (!visitId) return null;
  const reply = await createClient(page.transport).command('GET policyrequest/GetApplication/{visitId}', { visitId });
  return reply.isSuccess && reply.result ? { visitId, application: reply.result } : null;
}

const NoApplication = ({ line }: { line: LineFacts }) => (
  <Wrap>
    <EmptyState
      level={1}
      title={texts.noneTitle}
      actions={
        <>
          <Link variant="button" href={phoneHref(brand.phones.telesales)}>
            {texts.call(brand.phones.telesales)}
          </Link>
          <WayBack line={line} toForm={line.sale === 'adviser'} />
        </>
      }
    >
      <p>{texts.none}</p>
    </EmptyState>
  </Wrap>
);

export function Component() {
  const { line, found } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <>
      <PageTitle>{found ? texts.received : texts.noneTitle}</PageTitle>
      {found ? <ApplicationView line={line} {...found} /> : <NoApplication line={line} />}
    </>
  );
}
