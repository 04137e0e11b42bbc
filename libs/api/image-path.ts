/** The files of a picture: their widths, formats and addresses. Pages and backend derive them from the picture's own width. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A text column of 720 px, at twice its density. */
export const maxImageWidth = 1440;
const narrower = [480, 960];

export const imageWidths = (width: number): number[] => [...narrower.filter((one) => one < width), width];

interface ImageFile {
  id: string;
  width: number;
  format: ImageFormat;
}

/** Below `/api`. */
export const imageRoute = '/cms/image/:id/:file';
export const imagePath = ({ id, width, format }: ImageFile): string => `/api/cms/image/${id}/${width}.${format}`;
