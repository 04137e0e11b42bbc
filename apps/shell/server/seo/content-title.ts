import type { Dispatcher } from 'undici';

/** Milliseconds. */
const limit = 3_000;
const slug = /^\/([a-z0-9-]{1,100})$/;

interface Answer {
  isSuccess?: boolean;
  result?: { title?: string; seoUrl?: string };
}

/** The title of an editor's page; undefined when there is none, at a former address, and while the API is away. */
export async function contentTitle(api: Dispatcher, page: string): Promise<string | undefined> {
  const name = slug.exec(page)?.[1];
  if (name === undefined) return undefined;
  try {
    const path = `/api/cms/content/get/${name}`;
    const reply = await api.request({ path, method: 'GET', headersTimeout: limit, bodyTimeout: limit });
    const { result } = (await reply.body.json()) as Answer;
    return result?.seoUrl === name ? result.title : undefined;
  } catch {
    return undefined;
  }
}
