/** Requests one operation many times: valid by its schema, with one value corrupted, and with bodies that are no JSON object. */
import { generate } from 'json-schema-faker';
import type { Caller, Reply } from './caller.ts';
import type { Operation } from './operations.ts';
import { hostileBodies, hostileValues, corrupted } from './hostile-input.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Finding {
  call: string;
  status: number | 'no answer';
  body: string | undefined;
  text: string;
}

const hasVisit = (body: unknown): body is { visitId: unknown } =>
  typeof body === 'object' && body !== null && 'visitId' in body;

/** Half of the requests are about the caller's own visit, so that they get past the owner check. */
async function bodyOf({ body }: Operation, caller: Caller, random: SeededRandom): Promise<string | undefined> {
  if (!body) return undefined;
  if (random.next() < 0.15) return random.pick(hostileBodies);
  const valid = await generate(body as never, { seed: Math.floor(random.next() * 2 ** 31) } as never);
  const own = hasVisit(valid) && random.next() < 0.7 ? { ...valid, visitId: caller.visitId } : valid;
  return JSON.stringify(random.next() < 0.3 ? own : corrupted(own, random));
}

async function pathOf({ path, parameters }: Operation, caller: Caller, random: SeededRandom): Promise<string> {
  let filled = path;
  for (const [name, schema] of Object.entries(parameters)) {
    const valid =
      name === 'visitId'
        ? caller.visitId
        : await generate(schema as never, { seed: Math.floor(random.next() * 2 ** 31) } as never);
    const value = random.next() < 0.6 ? valid : random.pick(hostileValues.filter((one) => typeof one === 'string'));
    filled = filled.replace(`{${name}}`, encodeURIComponent(String(value).toWellFormed()).slice(0, 4000) || '%20');
  }
  return filled;
}

/** A reply is wrong when it is a 5xx or reveals internals. */
const isWrong = ({ status, text }: Reply): boolean =>
  status >= 500 || /\n\s+at |node_modules|SELECT |Failed query/.test(text);

export async function fuzzOperation(
  operation: Operation,
  { caller, random, count }: { caller: Caller; random: SeededRandom; count: number },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let at = 0; at < count; at += 1) {
    const path = await pathOf(operation, caller, random);
    const body = await bodyOf(operation, caller, random);
    const call = `${operation.method} ${path}`;
    try {
      const reply = await caller.send({ method: operation.method, path, body });
      if (isWrong(reply))
        findings.push({ call, status: reply.status, body: body?.slice(0, 300), text: reply.text.slice(0, 300) });
    } catch (error) {
      findings.push({ call, status: 'no answer', body: body?.slice(0, 300), text: String(error) });
    }
  }
  return findings;
}
