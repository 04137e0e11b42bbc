/** An identity provider that describes itself and then fails when a code is exchanged. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deskUrl } from './desk-site';
import { openIdentityProvider, type IdentityProvider } from '../sign-in/identity-provider';

export interface FailingProvider {
  provider: IdentityProvider;
  /** The connection breaks. */
  drop(): void;
  /** 500 without a body that OpenID Connect knows. */
  break(): void;
  /** The code is invalid. */
  refuse(): void;
  close(): Promise<void>;
}

export async function openProviderThatFails(): Promise<FailingProvider> {
  let failAs: (reply: ServerResponse) => void = () => undefined;
  const server = createServer((request, reply) => {
    if (request.method === 'POST') return failAs(reply);
    const issuer = `http://${request.headers.host}`;
    const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer, ...endpoints }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { issuer, clientId: 'desk', clientSecret: 'secret' };
  const json = { 'content-type': 'application/json' };
  return {
    provider: openIdentityProvider({ ...client, returnUrl: `${deskUrl}/giris/donus` }),
    drop: () => void (failAs = (reply) => reply.destroy()),
    break: () => void (failAs = (reply) => reply.writeHead(500).end('out of order')),
    refuse: () => void (failAs = (reply) => reply.writeHead(400, json).end('{"error":"invalid_grant"}')),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
