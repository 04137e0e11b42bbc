/**
 * The identity provider of the desk (`/desk-accounts`): OpenID Connect with the code flow and PKCE. Whoever chooses an account is
 * signed in as it, without a password: the sandbox has no secrets to protect.
 */
import { deskSignIn } from '@emsal/api/desk/sign-in';
import { deskAccountsPath as base, sandboxDeskClient } from '@emsal/partners/desk-client';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sendPage } from '../page/page';
import type { SandboxService } from '../service';
import { accountPage, accounts } from './account-page';
import { openGrants } from './grants';

export interface DeskAccountsSettings {
  secretKey: string;
  deskUrl: string;
}
type Client = Pick<ReturnType<typeof sandboxDeskClient>, 'clientId' | 'clientSecret'>;

const word = z.string().max(300);
const authorisation = z.object({
  client_id: word,
  redirect_uri: word,
  state: word,
  nonce: word,
  code_challenge: word,
});
const chosen = authorisation.extend({ email: word });
const exchange = z.object({ code: word, code_verifier: word });
const credentials = z.object({ client_id: word, client_secret: word });

/** From the header or the body. */
function isClient({ headers, body }: FastifyRequest, { clientId, clientSecret }: Client): boolean {
  const [, basic] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const inBody = credentials.safeParse(body).data;
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    : [inBody?.client_id, inBody?.client_secret];
  return id === clientId && secret === clientSecret;
}

const issuerOf = ({ headers: { host = '' } }: FastifyRequest): string => `http://${host}${base}`;

const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
});

export const deskAccounts =
  ({ secretKey, deskUrl }: DeskAccountsSettings): SandboxService =>
  async (app) => {
    const client = sandboxDeskClient('', secretKey);
    const deskOrigin = new URL(deskUrl).origin;
    const returnUrl = deskOrigin + deskSignIn.return;
    const grants = openGrants();
    const isOurs = ({ client_id, redirect_uri }: z.infer<typeof authorisation>): boolean =>
      client_id === client.clientId && redirect_uri === returnUrl;

    app.get(`${base}/.well-known/openid-configuration`, async (request) => description(issuerOf(request)));
    app.get(`${base}/keys`, async () => ({ keys: await grants.publicKeys() }));
    app.get(`${base}/authorize`, async ({ query }, reply) => {
      const { data } = authorisation.safeParse(query);
      if (!data || !isOurs(data)) return reply.code(400).send({ error: 'invalid_request' });
      return sendPage(reply, accountPage(data, deskOrigin));
    });
    app.post(`${base}/authorize`, async ({ body }, reply) => {
      const { data } = chosen.safeParse(body);
      const account = accounts.find(({ email }) => email === data?.email);
      if (!data || !isOurs(data) || !account) return reply.code(400).send({ error: 'invalid_request' });
      const code = grants.give({ ...account, nonce: data.nonce, challenge: data.code_challenge });
      return reply.redirect(`${returnUrl}?${new URLSearchParams({ code, state: data.state }).toString()}`, 303);
    });
    app.post(`${base}/token`, async (request, reply) => {
      const { data } = exchange.safeParse(request.body);
      const grant = data && isClient(request, client) ? grants.take(data.code, data.code_verifier) : undefined;
      if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
      const token = { issuer: issuerOf(request), audience: client.clientId };
      return { access_token: randomUUID(), token_type: 'Bearer', id_token: await grants.idToken(grant, token) };
    });
  };
