/** Insurers understand the messages of a backend of the release 2026-11, in every dialect. */
import { policyOrderV1 } from '../policy-order-v1';
import { quoteRequestV1 } from '../quote-request-v1';
import { readQuoteRequest } from '../read-quote-request';
import { ofEarlierRelease, orderOfEarlierRelease } from '../testing/earlier-release';
import { sampleOrder, vehicleSamples } from '../testing/samples';
import { receivedOrderBody, receivedQuoteBody } from './json/json-messages';
import { pollFormat } from './submit-and-poll/poll-format';
import { receivedOrderJob, receivedQuoteJob, wireSchema } from './submit-and-poll/poll-messages';
import { soapFormat } from './soap/soap-format';
import { receivedMessages } from './soap/soap-messages';
import { fromWire, toWire } from './wire-format';

const order = orderOfEarlierRelease(sampleOrder);
/** It knew no loss payee and no travellers. */
const { lossPayee: _, travellers: _travellers, ...known } = sampleOrder;

describe.each(vehicleSamples.map((sample) => [sample.line, ofEarlierRelease(sample)] as const))(
  'an earlier request of %s',
  (_line, request) => {
    const expected = readQuoteRequest(request);
    it('is understood as JSON', () => {
      expect(receivedQuoteBody.parse({ quote: request }).quote).toEqual(expected);
    });
    it('is understood in submit-and-poll', () => {
      const wire = { kind: 'quote', request: toWire(pollFormat, quoteRequestV1, request) };
      expect(wireSchema(receivedQuoteJob).parse(wire).request).toEqual(expected);
    });
    it('is understood in SOAP', () => {
      const schema = receivedMessages.QuoteRequest!;
      const wire = toWire(soapFormat, quoteRequestV1, request);
      expect(schema.parse(fromWire(soapFormat, schema, wire))).toEqual(expected);
    });
  },
);

it('an earlier order is understood in every dialect', () => {
  const inSoap = fromWire(soapFormat, receivedMessages.IssueRequest!, toWire(soapFormat, policyOrderV1, order));
  const inPoll = { kind: 'order', order: toWire(pollFormat, policyOrderV1, order) };
  expect([
    receivedOrderBody.parse({ order }).order,
    wireSchema(receivedOrderJob).parse(inPoll).order,
    receivedMessages.IssueRequest!.parse(inSoap),
  ]).toEqual(Array(3).fill(known));
});
