import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { describeRisk, type Risk } from '@emsal/risks/risk';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { namedPeople } from '../../formats/insured-people';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { findPayment } from '../checkout/payment/payment-store';
import { findDocument } from '../document/document-store';
import { eventsOf } from '../policy/event/event-store';
import { findPolicy } from '../policy/policy-store';
import { findExternalPolicy } from './external-policy-store';
import { insuredValueOf } from './insured-value';
import { policyCards } from './list-policies';
import { lossPayeeOf } from './loss-payee';

type Sold = Pick<
  PolicyDetail,
  'productName' | 'insuredFacts' | 'covers' | 'insuredValue' | 'lossPayee' | 'instalments' | 'boughtAt'
>;
const notSoldHere: Sold = {
  productName: '',
  insuredFacts: [],
  covers: [],
  insuredValue: null,
  lossPayee: null,
  instalments: null,
  boughtAt: null,
};

/** @throws ProtocolError notFound, also for another customer's policy */
export async function readPolicy(policyNo: string, context: CustomerContext): Promise<PolicyDetail> {
  const card = (await policyCards(context)).find((one) => one.policyNo === policyNo);
  if (!card) throw new ProtocolError('notFound');
  const isExternal = card.type === 'external';
  return {
    ...card,
    ...(isExternal ? notSoldHere : await soldParts(card.id, context)),
    remindOn: isExternal ? await reminderOf(card.id, context) : null,
    document: card.documentId === null ? null : await documentFacts(card.documentId, context),
    addenda: isExternal ? [] : await addendaOf(card.id, context),
  };
}

async function soldParts(policyId: string, { db, clock }: CustomerContext): Promise<Sold> {
  const policy = (await findPolicy(db, policyId))!;
  const { orderId, risk, issuedAt } = policy;
  const payment = orderId === null ? undefined : await findPayment(db, orderId);
  return {
    productName: payment?.offer.productName ?? '',
    insuredFacts: factsOf(risk),
    covers: [...(payment?.offer.assurances ?? [])],
    insuredValue: insuredValueOf(risk, payment?.offer.assurances ?? []),
    lossPayee: await lossPayeeOf(db, policy, dayInTurkey(clock.now())),
    instalments: payment?.instalments ?? null,
    boughtAt: issuedAt.toISOString(),
  };
}

const factsOf = (risk: Risk | null): PolicyDetail['insuredFacts'] =>
  risk ? [...describeRisk(risk).facts, ...namedPeople(risk)] : [];

async function reminderOf(id: string, { db }: CustomerContext): Promise<string | null> {
  const external = await findExternalPolicy(db, id);
  return external?.remindedAt === null ? external.remindOn : null;
}

/** Documents of what was changed or cancelled. */
async function addendaOf(policyId: string, context: CustomerContext): Promise<PolicyDetail['addenda']> {
  const ids = (await eventsOf(context.db, policyId)).flatMap(({ kind, documentId }) =>
    kind === 'issued' ? [] : (documentId ?? []),
  );
  return (await Promise.all(ids.map((id) => documentFacts(id, context)))).filter((facts) => facts !== null);
}

async function documentFacts(id: string, { db }: CustomerContext): Promise<PolicyDetail['document']> {
  const row = await findDocument(db, id);
  if (!row) return null;
  const { name, content, createdAt } = row;
  return { documentId: id, name, bytes: content.length, createdAt: createdAt.toISOString() };
}
