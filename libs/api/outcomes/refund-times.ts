/** How long a refund takes to arrive. It begins with the refund, not with what caused it. */

/** To the card that paid (M598, F647). */
export const toCardWithin = '1 hafta içinde';
/** To an account that the customer gave, because the card could not be refunded (M340, M599). */
export const toAccountWithin = '2–10 iş günü içinde';
