/** How long a refund takes. Its arrival is counted from the refund, not from what caused it. */

/** Until the refund of a cancelled policy is given to the bank. */
export const refundedWithin = 'en geç 7 gün içinde';
/** To the card that paid (M598, F647). */
export const toCardWithin = '1 hafta içinde';
/** To an account that the customer gave, because the card could not be refunded (M340, M599). */
export const toAccountWithin = '2–10 iş günü içinde';
