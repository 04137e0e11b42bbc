/**
 * The key of text typed into an option list without selecting an option. No API call uses it; it is stored so that nothing typed is
 * lost.
 */
export const searchTextName = (field: string): string => `${field}Written`;
