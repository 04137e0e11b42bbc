/** Days for which a visit can be opened again: as long as the token cookie of its browser lives. */
export const visitDays = 29;
