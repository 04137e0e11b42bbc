/** A browser whose calls are recorded, as samples of the contract and as answers that later releases must repeat. */
import type { FastifyInstance } from 'fastify';
import { calls, type CallKey, type InputOf } from '@emsal/api/calls/table';
import { randomId } from '../../db/random-id';
import { TestVisitor, type TestReply } from '../../testing/test-visitor';
import type { KnownAnswer } from '../known';

export interface Notes {
  answers: KnownAnswer[];
  questions: Omit<KnownAnswer, 'answer'>[];
  /** A sample of each call: the first successful one, preferably with a non-empty result. */
  samples: Map<CallKey, { request: object; response: unknown }>;
}

export class RecordedVisitor extends TestVisitor {
  readonly name: string;
  readonly #notes: Notes;

  constructor(app: FastifyInstance, { name, notes }: { name: string; notes: Notes }) {
    super(app);
    this.name = name;
    this.#notes = notes;
  }

  override async call<K extends CallKey>(
    name: K,
    input: InputOf<K>,
    headers: Record<string, string> = {},
  ): Promise<TestReply> {
    const key = calls[name].idempotent && { 'idempotency-key': randomId() };
    const reply = await super.call(name, input, { ...key, ...headers });
    if (reply.status === 200 && reply.body.isSuccess !== false) this.#note(name, input as object, reply.body);
    return reply;
  }

  #note(name: CallKey, request: object, response: unknown): void {
    const before = this.#notes.samples.get(name);
    if (!before || (isEmpty(before.response) && !isEmpty(response)))
      this.#notes.samples.set(name, { request, response });
  }

  /** The result of a call that must succeed. */
  async must<K extends CallKey>(name: K, input: InputOf<K>): Promise<unknown> {
    const { status, body } = await this.call(name, input);
    if (status !== 200 || body.isSuccess === false)
      throw new Error(`${this.name}: ${name} answered ${status} ${JSON.stringify(body)}`);
    return body.result;
  }

  /** A call that every later release must answer as this one does at the end of the recording. */
  keep<K extends CallKey>(name: K, input: InputOf<K>): void {
    this.#notes.questions.push({ visitor: this.name, call: name, input: input as object });
  }

  /** An idempotent call whose reply later releases must replay. */
  async keepOnce<K extends CallKey>(name: K, input: InputOf<K>): Promise<TestReply> {
    const key = randomId();
    const reply = await this.call(name, input, { 'idempotency-key': key });
    this.#notes.answers.push({ visitor: this.name, call: name, input: input as object, key, answer: reply.body });
    return reply;
  }
}

/** An empty result does not show its shape. */
function isEmpty(response: unknown): boolean {
  const found = Array.isArray(response) ? response : (response as { result: unknown }).result;
  return found === null || (Array.isArray(found) && found.length === 0);
}
