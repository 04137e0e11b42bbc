import type { PageMetadata } from '@emsal/platform/page-metadata';
import type { RouteHandle } from '@emsal/platform/remote';

export const campaignHandle = ({ title, description, heading }: Record<'title' | 'description' | 'heading', string>) =>
  ({
    layout: 'blog',
    metadata: { type: 'CAMPAIGN', title, description, picture: { heading: [heading] } } satisfies PageMetadata,
  }) satisfies RouteHandle;
