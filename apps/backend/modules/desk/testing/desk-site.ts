/** The desk's API with the sandbox as its identity provider, and people who sign in as a browser would. */
import { deskSignIn } from '@emsal/api/desk/sign-in';
import type { DeskCallName, DeskInput } from '@emsal/api/desk/desk-calls';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { testApp, type TestApp } from '../../../testing/test-app';
import { contentModule } from '../../content/content';
import type { BackendModule } from '../../../http/module';
import { storeSeeds } from '../../content/seed-content';
import { openSandbox, type SandboxProcess } from '../../checkout/testing/sandbox-process';
import { reviewModule } from '../../review/review';
import { buildDeskApp } from '../desk-app';
import { addStaff } from '../staff/staff-store';

const secretKey = 'a test key of at least 32 characters';
export const deskUrl = 'http://localhost:4400';

export interface DeskReply {
  status: number;
  body: { isSuccess?: boolean; result?: unknown; messageCode?: string | null; fields?: Record<string, string> };
}

export interface DeskPerson {
  call<Name extends DeskCallName>(name: Name, input: DeskInput<Name>, origin?: string): Promise<DeskReply>;
  /** A file. */
  get(url: string): Promise<LightMyRequestResponse>;
}

export interface DeskSite {
  backend: TestApp;
  desk: FastifyInstance;
  /** What the return of the identity provider answers. @param change of its query */
  signIn(email: string, change?: (query: URLSearchParams) => void): Promise<{ location: string; cookie: string }>;
  as(email: string): Promise<DeskPerson>;
  close(): Promise<void>;
}

const cookieOf = (setCookie: string | string[] | undefined): string =>
  [setCookie ?? []]
    .flat()
    .map((line) => line.split(';')[0]!)
    .join('; ');

/** Fills the path's parameters; the rest is the query or the body. */
function requestOf(name: DeskCallName, input: object) {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const rest = new Map(Object.entries(input));
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest.get(key));
    rest.delete(key);
    return value;
  });
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString();
  return method === 'GET'
    ? { method, url: `/api/${url}?${query}` }
    : { method, url: `/api/${url}`, payload: Object.fromEntries(rest) };
}

const personWith = (desk: FastifyInstance, cookie: string): DeskPerson => ({
  call: async (name, input, origin = deskUrl) => {
    const reply = await desk.inject({ ...requestOf(name, input), headers: { cookie, origin } });
    return { status: reply.statusCode, body: reply.json() };
  },
  get: (url) => desk.inject({ method: 'GET', url, headers: { cookie } }),
});

/** The first half, and the account that is chosen at the provider. @returns the query of the return with the attempt's cookie */
async function choose(desk: FastifyInstance, sandbox: SandboxProcess, email: string) {
  const begun = await desk.inject(deskSignIn.begin);
  const asked = new URL(begun.headers.location!);
  const fields = { ...Object.fromEntries(asked.searchParams), email };
  const chosen = await fetch(`${sandbox.url}${asked.pathname}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return {
    query: new URL(chosen.headers.get('location')!).searchParams,
    cookie: cookieOf(begun.headers['set-cookie']),
  };
}

/** @param modules more of them, whose jobs then run */
export async function openDeskSite(modules: readonly BackendModule[] = []): Promise<DeskSite> {
  const sandbox = await openSandbox(secretKey, { DESK_URL: deskUrl });
  const backend = await testApp([contentModule, reviewModule, ...modules], {
    startsJobs: modules.length > 0,
    env: { SECRET_KEY: secretKey, SANDBOX_URL: sandbox.url, DESK_URL: deskUrl },
  });
  const { services } = backend;
  await storeSeeds(services, []);
  for (const { roles, ...person } of services.config.desk.firstStaff)
    await addStaff(services.db, { ...person, roles: [...roles] }, services.clock.now());
  const desk = await buildDeskApp(services);
  const signIn: DeskSite['signIn'] = async (email, change) => {
    const { query, cookie } = await choose(desk, sandbox, email);
    change?.(query);
    const reply = await desk.inject({ url: `${deskSignIn.return}?${query.toString()}`, headers: { cookie } });
    return { location: String(reply.headers.location), cookie: cookieOf(reply.headers['set-cookie']) };
  };
  return {
    backend,
    desk,
    signIn,
    as: async (email) => personWith(desk, (await signIn(email)).cookie),
    close: async () => {
      await desk.close();
      await backend.close();
      await sandbox.close();
    },
  };
}
