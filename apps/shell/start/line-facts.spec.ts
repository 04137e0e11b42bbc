import { factsOf } from '@emsal/lines/registry/facts-of';
import type { PageData } from '../page-data/page-data';
import { RevisionGone } from '../remotes/revision-address';
import { createLineFacts } from './line-facts';

const own = factsOf('TRAFFIC');
const other = factsOf('AUTO');
const data = { revision: 7, line: own, products: [own, other] } as unknown as PageData;

/** Answers in their order; `asked` are the addresses. */
function edgeWith(...answers: { status: number; body?: unknown }[]): string[] {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const { status, body } = answers[asked.length - 1]!;
    return { status, ok: status === 200, json: async () => body };
  }) as never;
  return asked;
}

it('the line of the page stands in its document', async () => {
  const asked = edgeWith();
  expect(await createLineFacts(data)(own.slug)).toBe(own);
  expect(asked).toEqual([]);
});

it('other lines are asked once, at the revision of the page; an address of no line is not', async () => {
  const asked = edgeWith({ status: 200, body: [own, other] });
  const lineFacts = createLineFacts(data);
  expect(await lineFacts('blog')).toBeUndefined();
  expect([await lineFacts(other.slug), await lineFacts(other.slug)]).toEqual([other, other]);
  expect(asked).toEqual(['/remotes/lines/7.json']);
});

it('what failed is asked again, and a revision that is gone says so', async () => {
  edgeWith({ status: 503 }, { status: 410 }, { status: 200, body: [other] });
  const lineFacts = createLineFacts(data);
  await expect(lineFacts(other.slug)).rejects.toThrow('lines 503');
  await expect(lineFacts(other.slug)).rejects.toThrow(RevisionGone);
  expect(await lineFacts(other.slug)).toEqual(other);
});
