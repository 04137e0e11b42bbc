/** The campaigns that still run. */
import { pageTypes } from '@emsal/platform/page-types';
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageHead } from '../page-head/page-head';
import { listMetadata } from './cms-metadata';
import { cmsTexts as texts } from './cms.texts';
import { PostList } from './post-list';
import { cmsReader } from './read-cms';

export const loader = (args: LoaderFunctionArgs) =>
  cmsReader(args).list('GET cms/content/getContentListByContentTypeId/{typeId}', { typeId: pageTypes.CAMPAIGN });

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
