/** Reads the published version of a landing page; without one, or when it cannot be read, the page has its first version. A draft that is gone is 404. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { landingOf, type LandingLine } from '@emsal/lines/registry/landings';
import { draftParameter } from '@emsal/platform/content/draft-parameter';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { cmsReader, missing } from '../cms/read-cms';
import { isFirstVersion, versionOf, type LandingVersion } from './landing-version';

type Args = LoaderFunctionArgs;

/** A draft that its link shows for a day. */
async function readDraft(args: Args, slug: string, preview: string): Promise<LandingVersion> {
  const draft = await cmsReader(args).one('GET cms/content/get/{slug}', { slug, preview });
  if (draft?.seoUrl !== slug) throw missing();
  return versionOf(draft);
}

/** The edge already has it; a browser that comes from another page asks. */
async function readPublished(args: Args, slug: string): Promise<Content | null> {
  const { isServer, publishedContent } = pageOf(args);
  if (isServer) return (publishedContent as Content | undefined) ?? null;
  return cmsReader(args)
    .one('GET cms/content/get/{slug}', { slug })
    .catch(() => null);
}

/** Null for the first version, which the page's own code has: the document need not repeat it. */
export async function readLanding(args: Args, line: LandingLine): Promise<LandingVersion | null> {
  const { slug } = lineFacts[line];
  const preview = new URL(args.request.url).searchParams.get(draftParameter);
  if (preview !== null) return readDraft(args, slug, preview);
  const published = await readPublished(args, slug);
  if (published?.seoUrl !== slug) return null;
  const version = versionOf(published);
  return isFirstVersion(version, await landingOf(line)) ? null : version;
}
