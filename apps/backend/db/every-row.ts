/** The LIMIT of a query whose caller wants all rows. */
export const everyRow = Number.MAX_SAFE_INTEGER;
