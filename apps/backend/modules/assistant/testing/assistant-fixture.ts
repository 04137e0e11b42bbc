/** Fixture: a proven visit with a complete list, its key, and an assistant that connects with it. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { Client, StreamableHTTPClientTransport, type FetchLike } from '@modelcontextprotocol/client';
import { newIdentityNo, newPhoneNumber } from '../../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';
import { verifyVisit } from '../../../testing/verify-visit';
import { offerModule } from '../../offer/offer';
import { openInsurerStubs, type InsurerStubs } from '../../offer/testing/insurer-stubs';
import { manualDeadline } from '../../offer/testing/manual-deadline';
import { offerVisit, type OfferList } from '../../offer/testing/offer-visit';
import { otpModule } from '../../otp/otp';
import { passportModule } from '../../passport/passport';
import { visitPersonModule } from '../../visit-person/visit-person';
import { assistantModule } from '../assistant';

export interface AssistedVisit {
  visitor: TestVisitor;
  visitId: VisitId;
  identityNo: string;
  phoneNumber: string;
  list: OfferList;
}
type Prepare = (visit: { visitId: VisitId }) => Promise<unknown>;
export type Permit = OutputOf<'POST quoterequestapi/assistant/permit'>;

const textVersion = 'asistan-2026-11';

export class AssistantFixture {
  readonly backend: TestApp;
  readonly #stubs: InsurerStubs;
  private constructor(backend: TestApp, stubs: InsurerStubs) {
    this.backend = backend;
    this.#stubs = stubs;
  }

  static async open(env: Record<string, string> = {}): Promise<AssistantFixture> {
    const stubs = await openInsurerStubs();
    const offers = offerModule(manualDeadline().options);
    const backend = await testApp([offers, visitPersonModule, otpModule, passportModule, assistantModule], {
      startsJobs: true,
      env: { SANDBOX_URL: stubs.url, ...env },
    });
    return new AssistantFixture(backend, stubs);
  }

  async close(): Promise<void> {
    await this.backend.close();
    await this.#stubs.close();
  }

  /** With offers, but without a code. @param prepare what a line requires besides its answers */
  async unproven(line: LineId = 'TRAFFIC', prepare?: Prepare): Promise<AssistedVisit> {
    const { visitor, visitId, ...visit } = await offerVisit(this.backend, line);
    await prepare?.({ visitId });
    await visit.createOffer();
    const list = await visit.completeList();
    const person = { identityNo: newIdentityNo(), phoneNumber: newPhoneNumber() };
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...person });
    return { visitor, visitId, list, ...person };
  }

  async proven(line?: LineId, prepare?: Prepare): Promise<AssistedVisit> {
    const visit = await this.unproven(line, prepare);
    await verifyVisit({ ...visit, ports: this.backend.ports });
    return visit;
  }

  permit = ({ visitor, visitId }: AssistedVisit) =>
    visitor.call('POST quoterequestapi/assistant/permit', { visitId, isConsentGiven: true, textVersion });

  revoke = ({ visitor, visitId }: AssistedVisit) =>
    visitor.call('POST quoterequestapi/assistant/revoke', { visitId, textVersion });

  keyOf = async (visit: AssistedVisit): Promise<string> => ((await this.permit(visit)).body.result as Permit).key;

  /** A client of the protocol; `replies` collects the text of every reply that it gets. */
  async connect(key: string, mode: 'auto' | 'legacy' = 'legacy'): Promise<{ client: Client; replies: string[] }> {
    const replies: string[] = [];
    const fetch: FetchLike = async (url, { method = 'GET', headers, body } = {}) => {
      const reply = await this.post({
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body: body as string,
      });
      replies.push(reply.body);
      const text = [202, 204].includes(reply.statusCode) ? null : reply.body;
      return new Response(text, { status: reply.statusCode, headers: reply.headers as Record<string, string> });
    };
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://localhost:4200/api/mcp'), { fetch, requestInit }),
    );
    return { client, replies };
  }

  /** One request as it stands on the wire. */
  post({ method = 'POST', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string }) {
    return this.backend.app.inject({
      method: method as 'POST',
      url: '/api/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      ...(body !== undefined && { payload: body }),
    });
  }

  /** `tools/list`, the shortest request that needs a key. */
  ask = (key: string | null, headers: Record<string, string> = {}) =>
    this.post({
      headers: { ...(key !== null && { authorization: `Bearer ${key}` }), ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
}
