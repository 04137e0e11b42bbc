/** Texts of links to a telephone line. The number stays on one line of a narrow button. */
export const callUs = (phone: string): string => `Bizi arayın: ${phone.replaceAll(' ', '\u00a0')}`;
