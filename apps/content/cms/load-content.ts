/** The page of a slug in the database, or the version of a preview. A former slug leads to the present one. */
import { draftParameter } from '@emsal/platform/content/draft-parameter';
import type { Content } from '@emsal/api/calls/cms/shapes';
import { redirect, type LoaderFunctionArgs } from '@emsal/platform/router';
import { cmsReader, missing } from './read-cms';

const movedPermanently = 301;

export async function loadContent(args: LoaderFunctionArgs, slug: string): Promise<Content> {
  const preview = new URL(args.request.url).searchParams.get(draftParameter);
  const content = await cmsReader(args).one('GET cms/content/get/{slug}', { slug, ...(preview && { preview }) });
  if (!content) throw missing();
  if (content.seoUrl !== slug) throw redirect(`/${content.seoUrl}`, movedPermanently);
  return content;
}
