/** What the first digits of a card number say: the issuer's range decides on scheme, kind and instalment programme. */
import { testCards, type TestCard } from '../test-cards';
import { cardFrameTexts } from './card-frame.texts';

const binLength = 8;

/** @param digits at least the first eight of a card number */
export const findByBin = (digits: string): TestCard | undefined =>
  /^\d{8,19}$/.test(digits) ? testCards.find(({ number }) => number.startsWith(digits.slice(0, binLength))) : undefined;

/** `Visa banka kartı`. */
export const cardName = ({ scheme, kind }: TestCard): string => `${scheme} ${cardFrameTexts.kinds[kind]}`;
