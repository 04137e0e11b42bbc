import type { SharePicture } from '@emsal/platform/page-metadata';
import type { Dispatcher } from 'undici';

/** Milliseconds. */
const limit = 3_000;
const slug = /^\/([a-z0-9-]{1,100})$/;

interface Answer {
  isSuccess?: boolean;
  result?: { title?: string; seoUrl?: string; coverImage?: string | null };
}

/** The title and the cover of an editor's page; undefined when there is none, at a former address, and while the API is away. */
export async function contentPicture(api: Dispatcher, page: string): Promise<SharePicture | undefined> {
  const name = slug.exec(page)?.[1];
  if (name === undefined) return undefined;
  try {
    const path = `/api/cms/content/get/${name}`;
    const reply = await api.request({ path, method: 'GET', headersTimeout: limit, bodyTimeout: limit });
    const { result } = (await reply.body.json()) as Answer;
    if (result?.seoUrl !== name || result.title === undefined) return undefined;
    return { heading: [result.title], ...(result.coverImage && { cover: result.coverImage }) };
  } catch {
    return undefined;
  }
}
