/** The address of a page's share picture: the page's path below one folder. The home page gets a name. */
const folder = '/paylasim';
const front = '/ana-sayfa';

/** Pixels, as social networks expect. */
export const pictureWidth = 1200;
export const pictureHeight = 630;

export const picturePath = (page: string): string => `${folder}${page === '/' ? front : page}.png`;

/** The page to which the picture belongs; null for any other address. */
export function pageOfPicture(path: string): string | null {
  const page = /^\/paylasim(\/.+)\.png$/.exec(path)?.[1];
  if (page === undefined) return null;
  return page === front ? '/' : page;
}
