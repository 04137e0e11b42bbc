/** Boğaz Güvence Sigorta: fictional. submit-and-poll. */
import { submitAndPoll } from '../dialects/submit-and-poll/submit-and-poll';
import { insurer } from '../insurer';
import { earthquakeOnlyWithDask } from '../underwriting/home-rules';
import { allOf, onLine } from '../underwriting/line-rules';
import { noJourneysTo } from '../underwriting/travel-rules';

export const bogazGuvence = insurer({
  firmId: 17,
  name: 'Boğaz Güvence Sigorta',
  priceFactor: 1.02,
  coverageScore: 6.7,
  lines: ['AUTO', 'TRAFFIC', 'HOME', 'HOUSING', 'GREENCARD', 'DASK', 'TRAVEL'],
  maxInstalments: 6,
  latencyMs: 900,
  dialect: submitAndPoll,
  behaviour: {
    underwritingRule: allOf(onLine('HOME', earthquakeOnlyWithDask), noJourneysTo('4', 'ABD ve Kanada')),
  },
});
