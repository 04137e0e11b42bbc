/** Id of the JSON block that carries the brand from the edge to the browser. */
export const brandBlockId = 'brand';
