export const offersPath = '/uyelik/tekliflerim';
export const resumePath = (quoteHeaderId: string): string => `${offersPath}/${quoteHeaderId}/ac`;
