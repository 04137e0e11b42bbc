/** Submit, then poll: 202 with a ticket first, the answer when the insurer has computed it. */
import type { Dialect } from '../dialect';
import { pollClient } from './poll-client';
import { pollServer } from './poll-server';

export const submitAndPoll: Dialect = { name: 'submit-and-poll', client: pollClient, server: pollServer };
