/** JSON over HTTP: one request, one response. */
import type { Dialect } from '../dialect';
import { jsonClient } from './json-client';
import { jsonServer } from './json-server';

export const json: Dialect = { name: 'json', client: jsonClient, server: jsonServer };
