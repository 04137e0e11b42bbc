/** Makes the remaining calls of the contract for a customer with a policy, so that every call has a sample. */
import { calls, type CallKey } from '@emsal/api/calls/table';
import { eventually } from '../../testing/eventually';
import type { KnownSample } from '../known';
import type { RecordedVisitor } from './recorded-visitor';
import type { Recording } from './recording';
import { pay, startSale } from './start-sale';

/** @throws Error naming the calls that were refused */
export async function recordSamples(recording: Recording): Promise<void> {
  const { visitor, facts, own } = await customerOfSamples(recording);
  const { samples } = recording.notes;
  const refused: string[] = [];
  for (const name of Object.keys(calls) as CallKey[]) {
    if (samples.has(name)) continue;
    const input = Object.entries(calls[name].sample).map(([field, value]) => [field, facts[field] ?? value]);
    const { status, text } = await visitor.call(name, { ...Object.fromEntries(input), ...own[name] } as never);
    if (!samples.has(name)) refused.push(`${name}: ${status} ${text.slice(0, 300)}`);
  }
  if (refused.length > 0) throw new Error(`calls without a sample:\n${refused.join('\n')}`);
}

export const knownSamples = ({ notes }: Recording): KnownSample[] =>
  [...notes.samples].map(([call, sample]) => ({ call, ...sample })).sort((a, b) => (a.call < b.call ? -1 : 1));

/** Values for the placeholders in the contract's samples. */
type Facts = Record<string, unknown>;

interface CustomerOfSamples {
  visitor: RecordedVisitor;
  facts: Facts;
  /** Inputs of single calls. */
  own: Partial<Record<CallKey, Facts>>;
}

async function customerOfSamples(recording: Recording): Promise<CustomerOfSamples> {
  const started = await startSale(recording, 'asks everything', 'AUTO');
  await pay(started);
  await eventually(async () => (await started.sale.status()).documents.length);
  const { visitId, odeme, offer } = started.sale;
  const visitor = started.sale.visitor as RecordedVisitor;
  const { quoteHeaderId, productId } = offer;
  const { hash } = (await visitor.must('GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}', {
    visitId,
  })) as { hash: string };
  const { rows } = await recording.test.services.database.pool.query<{ code: string }>(
    'SELECT verify_code AS code FROM policies ORDER BY issued_at, order_id',
  );
  for (const { code } of rows) visitor.keep('GET policyrequest/VerifyPolicy/{code}', { code });
  const of = { visitId, quoteHeaderId, productId, odeme };
  return {
    visitor,
    facts: { ...of, headerId: quoteHeaderId, QuoteRequestHeaderId: quoteHeaderId, Hash: hash, productIds: [productId] },
    own: {
      'GET policyrequest/VerifyPolicy/{code}': { code: rows[0]!.code },
      'POST token/check': { token: visitor.cookies.get('token') },
    },
  };
}
