/** Within this period the discount is refunded to the paying card. */
export const discountDays = 7;
