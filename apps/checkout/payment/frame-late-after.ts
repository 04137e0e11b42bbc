/** When the bank's fields have not come by then, the visitor is told, in milliseconds. */
export const frameLateAfter = 8_000;
