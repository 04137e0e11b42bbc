/** Policies in the accounts of their policyholders, to be served up to the sandbox's insurers and bank. */
import type { CustomerPrincipal, StaffPrincipal } from '../../../http/ownership/principal';
import { Refusal } from '../../../http/refusal';
import { eventually } from '../../../testing/eventually';
import { samplePerson } from '../../../testing/scripted-ports';
import { logIn } from '../../account/log-in';
import type { ChosenOffer } from '../../checkout/chosen-offer';
import { checkoutTest, type CheckoutTest } from '../../checkout/testing/checkout-test';
import { verifiedTelephone, type TestSale } from '../../checkout/testing/test-sale';
import { findPolicyOfOrder } from '../../policy/policy-store';
import { openPolicyRequest } from '../open-request';
import { findRequest, movesOf } from '../request-store';
import type { RequestDetails } from '../tables';
import { sendToInsurer, takeRequest } from '../work-on-request';

export const staff: StaffPrincipal = { kind: 'staff', staffId: 'deniz', roles: ['operations'] };
export interface Owned {
  sale: TestSale;
  customer: CustomerPrincipal;
  policyId: string;
}

async function logInFor(sale: TestSale, services: CheckoutTest['test']['services']): Promise<CustomerPrincipal> {
  const { identityNo } = sale.offer.insured;
  const person = async () => ({ state: 'found' as const, value: samplePerson });
  const ports = { ...services.ports, registries: { ...services.ports.registries, person } };
  const login = { identityNo, phoneNumber: verifiedTelephone, birthDate: '1985-04-12' };
  const session = await logIn(login, { ...services, ports, visitor: { id: 'phone' } });
  if (session instanceof Refusal) throw new Error(session.code);
  return { kind: 'customer', customerId: session.customerId, visitorId: 'phone' };
}

/** Opens for the tests of a file. */
export function serviceTest(options: Parameters<typeof checkoutTest>[0] = {}) {
  let checkout: CheckoutTest;
  beforeAll(async () => {
    checkout = await checkoutTest(options);
  }, 60_000);
  afterAll(() => checkout.close());

  const services = () => checkout.test.services;
  const policyOf = async (sale: TestSale) => (await findPolicyOfOrder(services().db, sale.orderId))!;
  const query = async (text: string, values: string[]) =>
    (await services().database.pool.query(text, values)).rows as object[];
  const bought = async (change?: Partial<ChosenOffer>): Promise<TestSale> => {
    const sale = await checkout.sale(change);
    await sale.buy();
    return sale;
  };
  const owned = async (change?: Partial<ChosenOffer>): Promise<Owned> => {
    const sale = await bought(change);
    const customer = await logInFor(sale, services());
    return { sale, customer, policyId: (await policyOf(sale)).id };
  };
  const moves = async (id: string) =>
    (await movesOf(services().db, id)).map(({ to, reason }) => [to, reason].join(' ').trim());
  const opened = async (of: Owned, details: RequestDetails): Promise<string> => {
    const request = await openPolicyRequest(services(), of.customer, { policyId: of.policyId, details });
    return request!.id;
  };
  const atInsurer = async (id: string): Promise<void> => {
    await takeRequest(services(), staff, id);
    await sendToInsurer(services(), staff, id);
  };
  const ended = (id: string) =>
    eventually(async () => {
      const { state } = (await findRequest(services().db, id))!;
      return state !== 'atInsurer' && state;
    }, 30);
  return { checkout: () => checkout, services, policyOf, query, bought, owned, moves, opened, atInsurer, ended };
}
