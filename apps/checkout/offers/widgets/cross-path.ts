/** Marks a list that was opened beside another line's: choosing there opens a tab of its own (spec funnel 4.2). */
const marker = 'capraz';

export const crossPath = (url: string): string => `${url}?${marker}=1`;

export const isCrossPath = (search: string): boolean => new URLSearchParams(search).has(marker);
