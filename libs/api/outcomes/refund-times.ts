/** How long a refund or a discount takes, and how long a discount may be taken back. Its arrival is counted from the refund, not from what caused it. */

/** Until the refund of a cancelled policy is given to the bank. */
export const refundedWithin = 'en geç 7 gün içinde';
/** To the card that paid (M598, F647). */
export const toCardWithin = '1 hafta içinde';
/** To an account that the customer gave, because the card could not be refunded (M340, M599). */
export const toAccountWithin = '2–10 iş günü içinde';

/** Days within which a cancelled policy loses its discount (funnel 9, M603). */
export const takeBackDays = 180;
/** Days within which a discount is refunded to the paying card. */
export const discountDays = 7;
