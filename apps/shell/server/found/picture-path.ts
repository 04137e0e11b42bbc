/** The address of a page's picture: the page's own path under one folder. The front page has no name of its own. */
const folder = '/paylasim';
const front = '/ana-sayfa';

/** Pixels, as the networks ask for. */
export const pictureWidth = 1200;
export const pictureHeight = 630;

export const picturePath = (page: string): string => `${folder}${page === '/' ? front : page}.png`;

/** The page whose picture this is; null when the address is none. */
export function pageOfPicture(path: string): string | null {
  const page = /^\/paylasim(\/.+)\.png$/.exec(path)?.[1];
  return page === undefined ? null : page === front ? '/' : page;
}
