/** Submit, then poll: 202 with a ticket first, the answer when the insurer has worked it out. */
import type { Dialect } from '../dialect';
import { pollClient } from './poll-client';
import { pollDouble } from './poll-double';

export const submitAndPoll: Dialect = { name: 'submit-and-poll', client: pollClient, double: pollDouble };
