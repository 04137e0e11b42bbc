import { z } from 'zod';
import { identifier } from '../identifiers';

/** A customer as sessions know them: sealed, so that no key of the database leaves the server. */
export const customerId = identifier('encryptedCustomerId', z.string().regex(/^[\w-]{40,200}$/));
export const ofCustomer = z.object({ customerId });
export const sampleCustomer = { customerId: 'a'.repeat(120) };
