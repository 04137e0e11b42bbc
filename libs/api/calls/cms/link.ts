/** Addresses that a text may lead to. Others, such as `javascript:` and `data:`, are refused with a reason. */
import { z } from 'zod';

/** A page of this site with an optional query and anchor. */
export const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/.]*(\?[\w=&\-]*)?(#[\w\-]+)?$/);

/** A page of this site, a safe address elsewhere, a telephone number or a mailbox. */
export const href = z.union([
  sitePath,
  z
    .string()
    .max(300)
    .regex(/^(https:\/\/[^\s"<>\p{Cc}\p{Cs}]+|tel:\+\d{6,15}|mailto:[^\s"<>\p{Cc}\p{Cs}]+)$/u),
]);

/** Whether a part of a document that is not valid is the address of a link. @param path of the issue */
export const isLinkIssue = ({ path }: { path: readonly PropertyKey[] }): boolean =>
  path.includes('blocks') && ['href', 'path'].includes(String(path.at(-1)));
