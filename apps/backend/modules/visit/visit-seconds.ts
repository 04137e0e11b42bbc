/** How long a visit can be opened again: as long as the token cookie of its browser lives. */
export const visitSeconds = 29 * 24 * 3600;
