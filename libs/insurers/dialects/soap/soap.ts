/** SOAP 1.2 over HTTP: declared messages in a namespace, declined quotes as faults with a detail. */
import type { Dialect } from '../dialect';
import { soapClient } from './soap-client';
import { soapServer } from './soap-server';

export const soap: Dialect = { name: 'soap', client: soapClient, server: soapServer };
