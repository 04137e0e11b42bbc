import type { CallName } from '@emsal/api/call';
import type { CallKey, InputOf } from '@emsal/api/calls/table';
import { httpRequestOf } from '@emsal/api/http-request';
import type { FastifyInstance } from 'fastify';

export interface TestReply {
  status: number;
  body: {
    isSuccess?: boolean;
    result?: unknown;
    message?: string;
    messageCode?: string;
    fields?: Record<string, string>;
  };
  /** The body of a lookup; empty for other bodies. */
  list: unknown[];
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

/** A browser: stores cookies and sends the readable token as header. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Sends a call of the contract. */
  call<K extends CallKey>(name: K, input: InputOf<K>, headers: Record<string, string> = {}): Promise<TestReply> {
    const { method, path, body } = httpRequestOf(name as CallName, input as Record<string, unknown>);
    return this.send({ method, url: `/api/${path}`, payload: body, headers });
  }

  async send({
    method,
    url,
    payload,
    headers = {},
  }: {
    method: 'GET' | 'POST';
    url: string;
    payload?: object | string | undefined;
    headers?: Record<string, string>;
  }): Promise<TestReply> {
    const reply = await this.#app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: { ...this.headers(), ...headers },
    });
    for (const { name, value } of reply.cookies) this.cookies.set(name, value);
    const parsed: unknown = reply.headers['content-type']?.toString().includes('json') ? reply.json() : {};
    return {
      status: reply.statusCode,
      body: parsed as TestReply['body'],
      list: Array.isArray(parsed) ? parsed : [],
      headers: reply.headers,
      text: reply.body,
    };
  }

  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const token = this.cookies.get('token');
    return { ...(cookie && { cookie }), ...(token && { 'x-token-id': token }) };
  }

  async open(): Promise<this> {
    this.cookies.set('user-device-id', crypto.randomUUID());
    await this.call('POST token/create', { ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });
    return this;
  }

  /** A new visit's id. */
  async visit(
    line: InputOf<'POST quoterequestapi/sharedstep/createfunnel'>['line'] = 'TRAFFIC',
    branchId = 53,
  ): Promise<string> {
    const { body } = await this.call('POST quoterequestapi/sharedstep/createfunnel', { branchId, line });
    return body.result as string;
  }
}
