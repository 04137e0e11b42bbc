import { allPosts } from './all-posts';

/** Which posts the home page lists: what the edge asks the content calls for, and the browser where the edge did not. */
export const newestPosts = { slug: allPosts, page: 1, limit: 3 } as const;
