/** Lines that insurers can be asked about: one row each, the line's own steps and the question that its answers make. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from '@emsal/lines/kit/step';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import type { Answers } from '../../visit/tables';
import { trafficRequest, type RequestFacts } from './traffic-request';

export interface AskableLine {
  line: Line;
  request(answers: Answers, facts: RequestFacts): QuoteRequest | null;
}

export const askableLines: Partial<Record<LineId, AskableLine>> = {
  TRAFFIC: { line: traffic, request: trafficRequest },
};
