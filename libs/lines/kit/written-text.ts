/** The name under which the answers keep what was typed into a list to choose from and chose nothing yet: no answer of any call, but nothing typed is lost. */
export const writtenName = (field: string): string => `${field}Written`;
