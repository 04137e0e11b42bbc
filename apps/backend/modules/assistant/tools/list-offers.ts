import { z } from 'zod';
import { Refusal } from '../../../http/refusal';
import { insurerStates } from '../../offer/listing/insurer-states';
import { insurersNotAsked } from '../../offer/listing/not-asked';
import { inRecommendedOrder } from '../../list-link/linked-list';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { readList, summaryOf } from './read-list';
import { answeredBy, offerSummary, skipped } from './shapes';
import { defineTool } from './tool';

export const listOffers = defineTool({
  name: 'list_offers',
  title: 'Teklifler ve şirketlerin yanıtları',
  description:
    'Sorulan her şirketin yanıtını (teklif verdi, neden vermedi, yanıtlamadı, bekleniyor) ve teklifleri sitenin önerdiği sırayla verir: fiyat, teminatlar, puan. Puan yalnızca fiyat ile teminattan hesaplanır.',
  input: z.object({}),
  output: z.object({
    insurers: z.array(answeredBy),
    notAsked: z.array(skipped),
    offers: z.array(offerSummary),
  }),
  isReading: true,
  run: async (_input, context) => {
    const list = await readList(context);
    if (list instanceof Refusal) return list;
    const { quote, answers, offers } = list;
    return {
      insurers: insurerStates(quote, answers),
      notAsked: insurersNotAsked(quote),
      offers: inRecommendedOrder(offers, quote.line as LineId).map(summaryOf),
    };
  },
});
