/** Instalment programmes of Turkish credit cards, with their counts. Illustrative: a contract with the bank replaces them. A debit card pays at once. */
export const cardProgrammes = {
  Axess: [2, 3, 6, 9],
  Bonus: [2, 3, 6, 9],
  CardFinans: [2, 3, 6],
  Maximum: [2, 3, 6, 9],
  Paraf: [2, 3, 6],
  World: [2, 3, 6, 9],
  Bankkart: [2, 3],
} as const satisfies Record<string, readonly number[]>;

export type CardProgramme = keyof typeof cardProgrammes;

/** @param programme null for a card without one */
export const allowsInstalments = (programme: CardProgramme | null, count: number): boolean =>
  count === 1 || (programme !== null && (cardProgrammes[programme] as readonly number[]).includes(count));
