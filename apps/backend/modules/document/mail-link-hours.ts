/** How long the link in a mail opens its document (decision 054). */
export const mailLinkHours = 24;
