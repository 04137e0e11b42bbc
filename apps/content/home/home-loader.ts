import type { ReadingLink } from '@emsal/content-blocks/landing/reading-links';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { loadMember, type Member } from './member';
import { loadNewestPosts } from './newest-posts';

export interface HomeData {
  posts: ReadingLink[];
  member: Member | null;
}

export async function loadHome(args: LoaderFunctionArgs): Promise<HomeData> {
  const [posts, member] = await Promise.all([loadNewestPosts(args), loadMember(args)]);
  return { posts, member };
}
