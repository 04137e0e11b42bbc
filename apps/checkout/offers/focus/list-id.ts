/** Target of the skip link past the filters. */
export const listId = 'teklif-listesi';
