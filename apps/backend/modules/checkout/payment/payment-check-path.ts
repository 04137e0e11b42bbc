/** Path of the page that shows a payment's outcome. */
export const paymentCheckPath = (slug: string, odeme: string): string => `/${slug}/odeme-sorgulama?odeme=${odeme}`;
