/** The page where a policyholder gives the account of a refund that the card refused. */
export const refundIbanPath = '/iade-iban-bilgisi';
