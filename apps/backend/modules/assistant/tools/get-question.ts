import { commonRequest } from '../../offer/stored-request';
import { assumptionsOf } from '../../offer/assumptions/assumptions';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { anonymousRisk, describeRisk, labelsOf } from '@emsal/risks/risk';
import { instant } from '@emsal/api/calls/shapes';
import { z } from 'zod';
import { Refusal } from '../../../http/refusal';
import { readList } from './read-list';
import { fact } from './shapes';
import { defineTool } from './tool';

/** A discount code may be somebody's own. */
function anonymous(request: QuoteRequest): QuoteRequest {
  const { discountCode: _own, ...options } = request.options ?? {};
  return { ...request, risk: anonymousRisk(request.risk), options } as QuoteRequest;
}

export const getQuestion = defineTool({
  name: 'get_question',
  title: 'Neye teklif istendi',
  description:
    'Hangi sigorta için, ne için ve hangi varsayımlarla teklif istendiğini verir. Kimlik ve telefon numarası, açık adres ve plaka bu yanıtta yoktur.',
  input: z.object({}),
  output: z.object({
    line: z.string().describe('sigortanın adı'),
    insured: z.object({ heading: z.string(), title: z.string().describe('ne sigortalanıyor') }),
    assumptions: z.array(fact).describe('fiyatların dayandığı bilgiler'),
    askedAt: instant.describe('şirketlere ne zaman soruldu'),
  }),
  isReading: true,
  run: async (_input, context) => {
    const list = await readList(context);
    if (list instanceof Refusal) return list;
    const { quote } = list;
    const request = anonymous(commonRequest(quote.request));
    return {
      line: lineFacts[quote.line as LineId].name,
      insured: { heading: labelsOf(request.risk).heading, title: describeRisk(request.risk).title },
      assumptions: assumptionsOf(request, null),
      askedAt: quote.startedAt.toISOString(),
    };
  },
});
