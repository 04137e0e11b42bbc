/** A page handle for tests: replies from a table and records the calls. */
import { failure, success } from '@emsal/api/envelope';
import { lineAt } from '@emsal/lines/facts/line-at';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { Page, PageReply } from '@emsal/platform/page';
import { combineSlices, configureStore } from '@emsal/platform/store';
import { checkoutSlice } from '@emsal/state/checkout/checkout-slice';
import { offerSlice } from '@emsal/state/offer/offer-slice';
import { sampleId } from '@emsal/state/offer/sample-offers';

export interface RecordedCall {
  call: string;
  body: Record<string, unknown> | undefined;
  idempotencyKey: string | undefined;
}
/** Replies by prefix of `METHOD path`, the longest match wins; a function is called each time. */
export type Responses = Record<string, unknown>;

export const visitId = sampleId(7);
export const refused = (messageCode: string, message = 'Olmadı', fields?: Record<string, string>): PageReply => ({
  status: 200,
  body: failure(messageCode, message, fields),
});
export const list = (body: unknown[]): PageReply => ({ status: 200, body });
export const noResponse: PageReply = { status: 0, body: null };

const isReply = (answer: unknown): answer is PageReply =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;

export function fakePage(
  answers: Responses,
  visit: string | null = visitId,
): Page & { calls: RecordedCall[]; callsTo: (call: string) => RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const reply = async (call: string): Promise<PageReply> => {
    const key = Object.keys(answers)
      .filter((name) => call.startsWith(name))
      .toSorted((one, other) => other.length - one.length)[0];
    if (key === undefined) return { status: 404, body: failure('notFound', `nobody answers ${call}`) };
    const answer: unknown = typeof answers[key] === 'function' ? await (answers[key] as () => unknown)() : answers[key];
    return isReply(answer) ? answer : { status: 200, body: success(answer) };
  };
  return {
    calls,
    callsTo: (call) => calls.filter((one) => one.call.startsWith(call)),
    transport: ({ method, path, body }, { idempotencyKey }) => {
      calls.push({ call: `${method} ${path}`, body, idempotencyKey });
      return reply(`${method} ${path}`);
    },
    store: configureStore({ reducer: combineSlices(offerSlice, checkoutSlice) }),
    cookie: () => undefined,
    visitId: () => visit ?? undefined,
    isServer: false,
    isMobile: false,
    marketingPermissionRequired: false,
    products: Object.values(lineFacts),
    lineFacts: async (slug) => lineAt(Object.values(lineFacts), `/${slug}`),
    isPublished: () => true,
    year: 2026,
  };
}
