/** Thirty stub insurers in one process: every question gets the same lawful offer at once. Prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleOffer } from '../../../libs/insurers/testing/samples';

const offers = JSON.stringify({ offers: [{ ...sampleOffer, validUntil: '2999-12-31T20:59:59.000Z' }] });
const eligible = JSON.stringify({ eligible: true });

const server = createServer((request, reply) => {
  request
    .resume()
    .on('end', () =>
      reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(request.url?.endsWith('/eligibility') ? eligible : offers),
    );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })}\n`),
);
