/** The list of all posts, where a call asks for a category. */
export const allPosts = 'tum-yazilar';
