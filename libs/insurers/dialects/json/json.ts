/** JSON over HTTP: one question, one answer. */
import type { Dialect } from '../dialect';
import { jsonClient } from './json-client';
import { jsonDouble } from './json-double';

export const json: Dialect = { name: 'json', client: jsonClient, double: jsonDouble };
