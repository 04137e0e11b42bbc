/** The campaigns that still run. */
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageHead } from '../page-head/page-head';
import { todayOf } from '../calculators/kit/calculator-request';
import { campaignTypes, listMetadata } from './cms-metadata';
import { cmsTexts as texts } from './cms.texts';
import { PostList } from './post-list';
import { cmsReader } from './read-cms';

/** Those of which the last day has not passed, in the order of their types. */
export async function loader(args: LoaderFunctionArgs) {
  const cms = cmsReader(args);
  const lists = await Promise.all(
    campaignTypes.map((typeId) => cms.list('GET cms/content/getContentListByContentTypeId/{typeId}', { typeId })),
  );
  const today = todayOf(args);
  return lists.flat().filter(({ campaignEndDate }) => campaignEndDate === null || campaignEndDate >= today);
}

export const handle: RouteHandle = {
  layout: 'blog',
  metadataOf: () => listMetadata({ label: texts.campaigns, path: '/kampanyalar' }, texts.campaignsDescription),
};

export function Component() {
  const campaigns = useLoaderData<typeof loader>();
  return (
    <Stack gap={32}>
      <PageHead title={texts.campaigns} description={texts.campaignsDescription} />
      <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={texts.campaigns} />
      <Stack gap={12}>
        <h1>{texts.campaigns}</h1>
        <Text size="lead" tone="muted">
          {campaigns.length > 0 ? texts.campaignsLead : texts.noCampaign}
        </Text>
      </Stack>
      <PostList posts={campaigns} />
    </Stack>
  );
}
