/** `/kasko-blog` (member 2, content routes). */
export const categoryLink = (slug: string): string => `/${slug}-blog`;
