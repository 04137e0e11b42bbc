/** `0532 *** ** 67` of ten digits. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{5}(\d{2})$/, '0$1 *** ** $2');
