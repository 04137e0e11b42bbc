/** The end of a purchase that an adviser completes: what that means, its number, and how to reach one. */
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { pageOf } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { checkoutPaths } from '../visit/checkout-paths';
import { lineOfPath, visitOf } from '../visit/page-line';
import { PageTitle } from '../visit/page-title';
import styles from './completed-page.module.css';
import { appliedTexts as texts } from './completed.texts';

type Application = OutputOf<'GET policyrequest/GetApplication/{visitId}'>;

export async function loader(args: LoaderFunctionArgs): Promise<{ line: LineFacts; application: Application }> {
  const page = pageOf(args);
  const line = lineOfPath(new URL(args.request.url).pathname);
  const visitId = visitOf(page, line);
  if (!visitId) return { line, application: null };
  const reply = await createClient(page.transport).command('GET policyrequest/GetApplication/{visitId}', { visitId });
  return { line, application: reply.isSuccess ? reply.result : null };
}

const Applied = ({
  application: { applicationNo, firmName, phoneNumberMasked },
}: {
  application: NonNullable<Application>;
}) => (
  <div className={styles.applied}>
    <p>
      <b>{texts.number(applicationNo)}</b>
    </p>
    <p>{texts.message(firmName)}</p>
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
      <Link variant="line" href={checkoutPaths.offers(line)}>
        {texts.offers}
      </Link>
    </>
  );
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <EmptyState level={1} title={title} actions={actions}>
        {application ? <Applied application={application} /> : <p>{texts.none}</p>}
      </EmptyState>
    </Wrap>
  );
}
