/** The way on that is always there: words of a link to a telephone line. */
export const callUs = (phone: string): string => `Bizi arayın: ${phone}`;
