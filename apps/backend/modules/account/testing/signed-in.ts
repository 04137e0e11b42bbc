/** A customer's session for a browser of a spec, without the steps of signing in. */
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { sealCustomer } from '../../../http/ownership/require-customer';
import { Refusal } from '../../../http/refusal';
import { plainHash } from '../../../personal-data/keyed-hash';
import { newIdentityNo, newPhoneNumber } from '../../../testing/synthetic-numbers';
import type { TestApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';
import { openProfile } from '../information/open-profile';
import { logIn } from '../log-in';
import type { Buyer } from './account-world';

const birthDate = '1985-04-12';

/** @returns the customer, as the database and as calls name them */
export async function signedIn(
  { services }: TestApp,
  browser: TestVisitor,
  by: Buyer = { identityNo: newIdentityNo(), phoneNumber: newPhoneNumber() },
): Promise<{ customerId: string; sealed: string }> {
  const id = await visitorIdOf(services, browser);
  const opened = await logIn({ ...by, birthDate }, { ...services, visitor: { id } });
  if (opened instanceof Refusal) throw new Error(opened.code);
  const { customerId, token } = opened;
  await openProfile(customerId, { ...by, birthDate, email: null }, services);
  browser.cookies.set(cookieTable.customerId.name, token);
  return { customerId, sealed: sealCustomer(customerId, services) };
}

/** The browser, as the database names it. */
export async function visitorIdOf({ database }: TestApp['services'], { cookies }: TestVisitor): Promise<string> {
  const { rows } = await database.pool.query<{ visitor_id: string }>(
    'SELECT visitor_id FROM visitor_tokens WHERE token_hash = $1',
    [plainHash(cookies.get(cookieTable.token.name)!)],
  );
  return rows[0]!.visitor_id;
}
