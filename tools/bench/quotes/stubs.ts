/** Thirty stub insurers in one process that answer every request with the same valid offer. Arguments: latency of the slowest in ms, number of insurers that never answer. Prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { insurersAsked } from './measure';
import { sampleOffer } from '../../../libs/insurers/testing/samples';

const offers = JSON.stringify({ offers: [{ ...sampleOffer, validUntil: '2999-12-31T20:59:59.000Z' }] });
const eligible = JSON.stringify({ eligible: true });

/** Of the slowest insurer; the others are spread evenly below it. */
const slowestMs = Number(process.argv[2] ?? 0);
const hanging = Number(process.argv[3] ?? 0);
/** 0 for the central check. */
const insurerOf = (url: string): number => Number(/^\/insurers\/(\d+)\//.exec(url)?.[1] ?? 0);

const server = createServer((request, reply) => {
  const { url = '' } = request;
  const answer = () =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(url.endsWith('/eligibility') ? eligible : offers);
  const insurer = insurerOf(url);
  const wait = (slowestMs * insurer) / insurersAsked;
  request.resume();
  if (insurer > insurersAsked - hanging) return;
  request.on('end', () => (wait === 0 ? answer() : setTimeout(answer, wait)));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })}\n`),
);
