/** Texts of links to a telephone line. */
export const callUs = (phone: string): string => `Bizi arayın: ${phone}`;
