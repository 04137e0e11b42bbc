/** SOAP 1.2 over HTTP: declared messages in a namespace, refusals as faults with a detail. */
import type { Dialect } from '../dialect';
import { soapClient } from './soap-client';
import { soapDouble } from './soap-double';

export const soap: Dialect = { name: 'soap', client: soapClient, double: soapDouble };
