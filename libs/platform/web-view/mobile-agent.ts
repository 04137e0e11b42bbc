/** The device flag that changes layouts (spec funnel 6). */
export const isMobileAgent = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Mobile|EmsalApp\//i.test(userAgent);

/** The native app's web view, whose wrapper may set things (web-view.ts). */
export const isWebViewAgent = (userAgent: string): boolean => /\bEmsalApp\//.test(userAgent);
