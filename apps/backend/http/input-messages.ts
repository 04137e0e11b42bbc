/** What is wrong with a field of a call's input. Forms validate first with better messages; these reach only callers that skip them. */
export const inputMessages = {
  missing: 'Bu alan zorunlu.',
  tooBig: 'Bu alan çok uzun ya da çok büyük.',
  tooSmall: 'Bu alan çok kısa ya da çok küçük.',
  wrongForm: 'Bu alanın biçimi hatalı.',
} as const;
