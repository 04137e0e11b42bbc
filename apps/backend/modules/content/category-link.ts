/** The list of all posts, as a category. */
export const allPosts = 'tum-yazilar';

/** `/kasko-blog` (member 2, content routes). */
export const categoryLink = (slug: string): string => `/${slug}-blog`;
