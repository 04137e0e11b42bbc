/** A page with a form beside its text, at one of the addresses that the specification names. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import { pageTypes } from '@emsal/platform/content/page-types';
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Columns } from '@emsal/ui/columns/columns';
import { Article } from '../cms/article';
import { contentMetadata } from '../cms/cms-metadata';
import { loadContent } from '../cms/load-content';
import { cmsReader } from '../cms/read-cms';
import { EntryForm, ToForm } from './entry-form';

/** What the form of this page needs besides the page. */
export const loadCities = (args: LoaderFunctionArgs, { typeId }: Content) =>
  typeId === pageTypes.CHILD_PICTURE_LANDING
    ? cmsReader(args).list('GET selfservice/formData/GetRaffleCityList', {})
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const content = await loadContent(args, new URL(args.request.url).pathname.slice(1));
  return { content, cities: await loadCities(args, content) };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  layout: 'blog',
  metadataOf: (loaded) => contentMetadata((loaded as Loaded).content),
};

export function Component() {
  const { content, cities } = useLoaderData<typeof loader>();
  return (
    <Columns split="7-5">
      <Article content={content}>
        <ToForm content={content} />
      </Article>
      <EntryForm content={content} cities={cities} />
    </Columns>
  );
}
