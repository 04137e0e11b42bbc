/** Path of the page that shows a payment's outcome; without a payment it says that there is none. */
export const paymentCheckPath = (slug: string, odeme?: string): string =>
  `/${slug}/odeme-sorgulama${odeme ? `?odeme=${odeme}` : ''}`;
