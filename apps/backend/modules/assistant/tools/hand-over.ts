import { passportLink } from '@emsal/lines/facts/passport-path';
import { instant } from '@emsal/api/calls/shapes';
import { z } from 'zod';
import { secondsAfter } from '../../../clock/clock';
import { Refusal } from '../../../http/refusal';
import { issuePassport } from '../../passport/issue-passport';
import { countCalls } from '../assistant-store';
import { refuseTool } from './read-list';
import { handOverTexts as texts } from './hand-over.texts';
import { defineTool } from './tool';

const name = 'hand_over';
/** A visit keeps three passports: more would push out those that the person asked for. */
const perHour = 3;

export const handOver = defineTool({
  name,
  title: 'Kullanıcıya devret',
  description:
    'Teklifleri kullanıcının kendi tarayıcısında açacağı bağlantıyı ve devam kodunu verir. Kullanıcı orada telefonuna gelen tek kullanımlık kodu girer; teklifi seçmek ve satın almak yalnızca ona aittir.',
  input: z.object({}),
  output: z.object({
    link: z.url(),
    code: z.string().describe('bağlantı yerine yazılabilir'),
    validUntil: instant,
    note: z.string().describe('kullanıcıya söylenecekler'),
  }),
  isReading: false,
  run: async (_input, context) => {
    const { db, clock, config, visit } = context;
    const since = secondsAfter(clock.now(), -3600);
    // Its own call is recorded already.
    if ((await countCalls(db, { visitId: visit.id, tool: name, since })) > perHour) return refuseTool('handedOver');
    const passport = await issuePassport(context);
    if (passport instanceof Refusal) return refuseTool('noTelephone');
    const { code, expiresAt } = passport;
    return { link: `${config.siteUrl}${passportLink(code)}`, code, validUntil: expiresAt, note: texts.note };
  },
});
