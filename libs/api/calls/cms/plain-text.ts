import { z } from 'zod';

/** No control characters and no halves of a character: the database can store neither. */
export const storable = /^[^\p{Cc}\p{Cs}]*$/u;

export const plain = (longest: number) => z.string().trim().min(1).max(longest).regex(storable);

/** A page of this site with an optional query and anchor. */
export const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/.]*(\?[\w=&\-]*)?(#[\w\-]+)?$/);
