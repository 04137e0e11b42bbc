/** Tokens of test cards, in memory. Number, expiry and security code as typed are not stored. */
import { randomBytes } from 'node:crypto';
import type { TestCard } from '../test-cards';

export interface CardVault {
  tokenise(card: TestCard): string;
  /** The card of a token; each token works once. */
  redeem(token: string): TestCard | undefined;
}

export function createCardVault(): CardVault {
  const cards = new Map<string, TestCard>();
  return {
    tokenise: (card) => {
      const token = `tok_${randomBytes(16).toString('hex')}`;
      cards.set(token, card);
      return token;
    },
    redeem: (token) => {
      const card = cards.get(token);
      cards.delete(token);
      return card;
    },
  };
}

/** `5528 79** **** 0008`: first six, last four. */
export const masked = (number: string): string =>
  (number.slice(0, 6) + '*'.repeat(number.length - 10) + number.slice(-4)).replace(/(.{4})(?=.)/g, '$1 ');
