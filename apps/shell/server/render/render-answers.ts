/**
 * What the edge accepts as the answer to a call. The pipe of a render process is open to the remote's own code, so that anything else
 * is a fault of the remote.
 */
import { z } from 'zod';
import { RenderProcessEnded } from './render-calls.ts';
import type { OpenResult, PageResult, RenderCalls } from './render-messages.ts';

/** Becomes a response header. */
const headerText = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/);
const record = z.record(z.string(), z.unknown());

const openResult = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), fault: z.string() }),
]) satisfies z.ZodType<OpenResult>;

const pageResult = z.object({
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), status: z.int().min(300).max(399), location: headerText }),
    z.object({
      kind: z.literal('page'),
      status: z.int().min(200).max(599),
      rendered: z.object({ head: z.string(), body: z.string() }),
      router: z.object({ loaderData: record, actionData: record.nullable(), errors: record.nullable() }),
      state: record,
      fault: z.string().optional(),
    }),
    z.object({ kind: z.literal('unavailable') }),
    z.object({ kind: z.literal('failed'), fault: z.string() }),
  ]),
  setCookies: z.array(headerText),
  isPersonal: z.boolean(),
}) satisfies z.ZodType<PageResult>;

const picture = z.object({ heading: z.array(z.string()).max(3), prices: z.array(z.number()).optional() }).nullable();

const answers = { open: openResult, page: pageResult, picture, ping: z.null() };

/** @throws RenderProcessEnded for an answer that is none to this call */
export function readAnswer<Name extends keyof RenderCalls>(call: Name, answer: unknown): RenderCalls[Name]['output'] {
  const { success, data } = answers[call].safeParse(answer);
  if (!success) throw new RenderProcessEnded(`no valid answer to ${call}`);
  return data as RenderCalls[Name]['output'];
}
