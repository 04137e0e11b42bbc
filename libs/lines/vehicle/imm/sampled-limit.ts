/** The limit behind the prices of the landing page, in whole TL. */
export const sampledLimit = 5_000_000;
