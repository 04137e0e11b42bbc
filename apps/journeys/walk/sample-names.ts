/** Names of the samples with a known plate, and with every field typed. */
export const knownPlate = 'known plate';
export const byHand = 'entered by hand, look-ups found nothing';
