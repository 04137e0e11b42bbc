import { z } from 'zod';

/**
 * No control characters and no halves of a character: the database can store neither. No marks that turn the direction of writing:
 * a name could be shown as another one.
 */
export const storable = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

export const plain = (longest: number) => z.string().trim().min(1).max(longest).regex(storable);
