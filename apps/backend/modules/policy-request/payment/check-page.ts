/** Path of the page that shows what became of a payment; without a payment it says that there is none. */
export const checkPage = (slug: string, odeme?: string): string =>
  `/${slug}/odeme-sorgulama${odeme ? `?odeme=${odeme}` : ''}`;
