/** Marks a list opened from another line's list: choosing there opens a new tab (spec funnel 4.2). */
const marker = 'capraz';

export const crossPath = (url: string): string => `${url}?${marker}=1`;

export const isCrossPath = (search: string): boolean => new URLSearchParams(search).has(marker);
