/** The device flag that selects mobile layouts (spec funnel 6). */
export const isMobileAgent = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Mobile|EmsalApp\//i.test(userAgent);

/** The native app's web view, whose wrapper may send settings (web-view.ts). */
export const isWebViewAgent = (userAgent: string): boolean => /\bEmsalApp\//.test(userAgent);
