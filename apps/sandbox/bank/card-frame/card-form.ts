/** Validates the form of the card frame: a test card, or a message per field. */
import { cardCvv } from '@emsal/validation/card-cvv/card-cvv';
import { cardExpiry } from '@emsal/validation/card-expiry/card-expiry';
import { cardNumber } from '@emsal/validation/card-number/card-number';
import { z } from 'zod';
import { testCards, type TestCard } from '../test-cards';
import { cardFrameTexts } from './card-frame.texts';

export const cardForm = z.object({
  holder: z.string().max(100),
  number: z.string().max(40),
  expiry: z.string().max(12),
  cvv: z.string().max(8),
});
export type CardForm = z.infer<typeof cardForm>;
export type CardField = keyof CardForm;
export type CardReading = { ok: true; card: TestCard } | { ok: false; fields: Partial<Record<CardField, string>> };

/** @param today `YYYY-MM-DD` */
export function readCard(form: CardForm, today: string): CardReading {
  const number = cardNumber(form.number);
  const expiry = cardExpiry(form.expiry, today);
  const cvv = cardCvv(form.cvv, number.ok ? number.value : form.number.replace(/\D/g, ''));
  const card = number.ok ? testCards.find((known) => known.number === number.value) : undefined;
  const fields: Partial<Record<CardField, string>> = {
    ...(form.holder.trim() === '' && { holder: cardFrameTexts.holderEmpty }),
    ...(!number.ok && { number: number.message }),
    ...(number.ok && !card && { number: cardFrameTexts.testCardsOnly }),
    ...(!expiry.ok && { expiry: expiry.message }),
    ...(!cvv.ok && { cvv: cvv.message }),
  };
  return card && Object.keys(fields).length === 0 ? { ok: true, card } : { ok: false, fields };
}
