import { z } from 'zod';
import { identifier } from '../identifiers';

/** A customer as sessions know them: sealed, so that no key of the database leaves the server. */
export const customerId = identifier('encryptedCustomerId', z.string().regex(/^[\w-]{40,200}$/));
export const ofCustomer = z.object({ customerId });
export const sampleCustomer = { customerId: 'a'.repeat(120) };

/** A telephone as its list names it: a keyed value, so that the page needs no number. */
export const phoneEncrypter = z.string().min(20).max(100);
