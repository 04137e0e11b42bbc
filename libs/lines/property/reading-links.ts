/** Links that more than one landing page of the family recommends. */
import type { ReadingLink } from '@emsal/lines/kit/landing';
import { recommended } from '@emsal/lines/kit/recommended';
import { daskFacts } from './dask/facts';
import { homeFacts } from './home/facts';
import { housingFacts } from './housing/facts';
import { phoneFacts } from './phone/facts';

export const readingLinks = {
  dask: recommended(daskFacts, 'Depremin binaya verdiği zararı öder; her konut için zorunludur.'),
  home: recommended(homeFacts, 'Evi ve eşyayı yangına, suya ve hırsızlığa karşı korur; bedelleri siz seçersiniz.'),
  housing: recommended(housingFacts, 'Küçük evler için sabit teminatlı, ucuz konut paketi.'),
  phone: recommended(phoneFacts, 'Ekranı kırılan, suya düşen ya da gasp edilen telefonu öder.'),
} as const satisfies Readonly<Record<string, ReadingLink>>;
