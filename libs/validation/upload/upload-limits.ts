/** Limits of an uploaded file. */
export const maxUploadMegabytes = 10;
/** Of a picture in a page's text; more is a decompression bomb or a mistake. */
export const maxPictureMegapixels = 40;
