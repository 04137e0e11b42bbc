/** The page behind the QR code of a policy: whether the policy is genuine and in force, with the insured masked. */
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { brand } from '@emsal/brand/brand';
import { formatDate, formatLongDate } from '@emsal/platform/formats/dates';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { pageOf } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { PageTitle } from '../page/page-title';
import { verifyPolicyTexts as texts } from './verify-policy.texts';

type Verified = NonNullable<OutputOf<'GET policyrequest/VerifyPolicy/{code}'>>;
type VerifyData =
  { state: 'valid' | 'later' | 'ended'; policy: Verified } | { state: 'unknown' | 'failed'; policy: null };

/** Malformed codes are not sent to the server. */
const codeShape = /^[0-9a-f]{32}$/;

export async function loader(args: LoaderFunctionArgs): Promise<VerifyData> {
  const code = args.params['code'] ?? '';
  if (!codeShape.test(code)) return { state: 'unknown', policy: null };
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('GET policyrequest/VerifyPolicy/{code}', { code });
  if (!reply.isSuccess) return { state: 'failed', policy: null };
  if (reply.result === null) return { state: 'unknown', policy: null };
  return { state: stateOf(reply.result), policy: reply.result };
}

function stateOf({ isValid, hasBegun }: Verified): 'valid' | 'later' | 'ended' {
  if (!isValid) return 'ended';
  return hasBegun ? 'valid' : 'later';
}

const titleOf = ({ state, policy }: VerifyData): string =>
  state === 'later' ? texts.later(formatLongDate(policy.startDate)) : texts[state];

/** Empty values are left out. */
const factsOfPolicy = ({ policyNo, firmName, lineName, insured, startDate, endDate }: Verified) =>
  [
    { label: texts.policyNo, value: policyNo },
    { label: texts.firm, value: firmName },
    { label: texts.line, value: lineName },
    { label: texts.insured, value: insured },
    { label: texts.period, value: `${formatDate(startDate)} – ${formatDate(endDate)}` },
  ].filter(({ value }) => value !== '');

export function Component() {
  const data = useLoaderData() as VerifyData;
  const { state, policy } = data;
  const title = titleOf(data);
  const call = (
    <Link variant="line" href={phoneHref(brand.phones.sales)}>
      {texts.call(brand.phones.sales)}
    </Link>
  );
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <EmptyState level={1} title={title} actions={policy ? undefined : call}>
        {policy ? (
          <Card>
            <KeyValueList layout="facts" items={factsOfPolicy(policy)} />
          </Card>
        ) : (
          <p>{state === 'failed' ? texts.failedText : texts.unknownText}</p>
        )}
      </EmptyState>
    </Wrap>
  );
}
