/** The device flag that changes layouts (spec funnel 6). */
export const isMobileAgent = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Mobile|EmsalApp\//i.test(userAgent);
