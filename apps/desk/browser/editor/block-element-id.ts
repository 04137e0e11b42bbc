/** Of the element that a block is drawn in, by the id that the editor gave the block. */
export const elementIdOf = (blockId: string): string => `blok-${blockId}`;
