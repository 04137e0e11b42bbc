/** Of the list: the way past the filters, which may name every insurer. */
export const listId = 'teklif-listesi';
