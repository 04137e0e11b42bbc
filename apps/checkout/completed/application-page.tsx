/** The page shown when an adviser completes the purchase: application number and phone. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
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
import { checkoutPaths } from '../navigation/checkout-paths';
import { lineOfPath, visitIdOf } from '../visit/line-and-visit';
import { PageTitle } from '../page/page-title';
import styles from './completed-page.module.css';
import { applicationTexts as texts } from './completed.texts';

type Application = OutputOf<'GET policyrequest/GetApplication/{visitId}'>;

/** 404 for a line that is not sold, unless the visit has an application. */
export async function loader(args: LoaderFunctionArgs): Promise<{ line: LineFacts; application: Application }> {
  const page = pageOf(args);
  const line = await lineOfPath(page, new URL(args.request.url).pathname);
  const application = await applicationOf(page, visitIdOf(page, line));
  if (!application && !page.isPublished(linePath(line, '/form'))) throw data(null, { status: 404 });
  return { line, application };
}

async function applicationOf(page: Page, visitId: VisitId | undefined): Promise<Application> {
  if (!visitId) return null;
  const reply = await createClient(page.transport).command('GET policyrequest/GetApplication/{visitId}', { visitId });
  return reply.isSuccess ? reply.result : null;
}

const ApplicationDetails = ({
  application: { applicationNo, reason, firmName, phoneNumberMasked },
}: {
  application: NonNullable<Application>;
}) => (
  <div className={styles.applied}>
    <p>
      <b>{texts.number(applicationNo)}</b>
    </p>
    <p>{reason ?? texts.message(firmName)}</p>
    <p>{texts.callback(phoneNumberMasked)}</p>
    <p>{texts.nothingCharged}</p>
  </div>
);

export function Component() {
  const { line, application } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = application ? texts.title : texts.noneTitle;
  const actions = (
    <>
      <Link variant="button" href={phoneHref(brand.phones.telesales)}>
        {texts.call(brand.phones.telesales)}
      </Link>
      {application?.reason ? (
        <Link variant="line" href={linePath(line, '/form')}>
          {texts.form}
        </Link>
      ) : (
        <Link variant="line" href={checkoutPaths.offers(line)}>
          {texts.offers}
        </Link>
      )}
    </>
  );
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <EmptyState level={1} title={title} actions={actions}>
        {application ? <ApplicationDetails application={application} /> : <p>{texts.none}</p>}
      </EmptyState>
    </Wrap>
  );
}
