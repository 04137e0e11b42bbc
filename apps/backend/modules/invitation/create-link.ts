import { randomInt } from 'node:crypto';
import type { CustomerContext } from '../../http/context';
import type { Services } from '../../http/services';
import { addCode, codeOf } from './invitation-store';

/** Without letters and digits that look alike when a code is read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

const newCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

export const linkOf = (code: string, { config }: Pick<Services, 'config'>): string => `${config.siteUrl}/davet/${code}`;

/** The customer's link, made at the first time. */
export async function createLink(context: CustomerContext): Promise<{ code: string; link: string }> {
  const { db, clock, customerId } = context;
  while (!(await addCode(db, { customerId, code: newCode(), createdAt: clock.now() })));
  const code = (await codeOf(db, customerId))!;
  return { code, link: linkOf(code, context) };
}
