/** The campaigns: those that still run, and below them those that have ended. */
import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import { pageOf, todayOn } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { campaignTypes } from '@emsal/platform/content/page-types';
import { PageHead } from '../page-head/page-head';
import { CampaignList } from './campaign-list';
import { listMetadata } from './cms-metadata';
import { cmsTexts as texts } from './cms.texts';
import { cmsReader } from './read-cms';

/** One list for each type of campaign, in the order of `campaignTypes`. */
export async function loader(args: LoaderFunctionArgs) {
  const cms = cmsReader(args);
  const lists = await Promise.all(
    campaignTypes.map((typeId) => cms.list('GET cms/content/getContentListByContentTypeId/{typeId}', { typeId })),
  );
  const today = todayOn(pageOf(args));
  const hasEnded = ({ campaignEndDate }: ContentCard) => campaignEndDate !== null && campaignEndDate < today;
  const all = lists.flat();
  return { running: all.filter((one) => !hasEnded(one)), ended: all.filter(hasEnded), today };
}

export const handle: RouteHandle = {
  layout: 'blog',
  metadataOf: () => listMetadata({ label: texts.campaigns, path: '/kampanyalar' }, texts.campaignsDescription),
};

const Ended = ({ campaigns }: { campaigns: readonly ContentCard[] }) => (
  <Disclosure summary={texts.ended} variant="inline">
    <ul>
      {campaigns.map(({ seoUrl, title, campaignEndDate }) => (
        <li key={seoUrl}>
          <Link variant="alone" href={`/${seoUrl}`}>
            {title}
          </Link>
          <Text size="small" tone="muted">
            {texts.until(campaignEndDate!)}
          </Text>
        </li>
      ))}
    </ul>
  </Disclosure>
);

export function Component() {
  const { running, ended, today } = useLoaderData<typeof loader>();
  return (
    <Stack gap={32}>
      <PageHead title={texts.campaigns} description={texts.campaignsDescription} />
      <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={texts.campaigns} />
      <Stack gap={12}>
        <h1>{texts.campaigns}</h1>
        <Text size="lead" tone="muted">
          {running.length > 0 ? texts.campaignsLead : texts.noCampaign}
        </Text>
      </Stack>
      {running.length > 0 && <CampaignList campaigns={running} today={today} />}
      {ended.length > 0 && <Ended campaigns={ended} />}
    </Stack>
  );
}
