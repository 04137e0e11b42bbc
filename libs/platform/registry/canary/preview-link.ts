/** The parameter of a link that shows an unpublished version to whoever holds it. */
export const previewParameter = 'onizleme';
