/** Content of a registration's QR code, and the user agent of a phone. */
export const registration = 'TCKN: 10000000078\nPLAKA: 34 ABC 12\nBELGE: AB 123456';

export const telephoneBrowser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
