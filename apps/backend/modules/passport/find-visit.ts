import { secondsAfter } from '../../clock/clock';
import type { Services } from '../../http/services';
import { openShortLink } from '../visit/short-link';
import { visitSeconds } from '../visit/visit-seconds';
import { visitOfOffer } from '../visit/visit-store';
import { passportHash } from './issue-passport';
import { passportLetters } from './passport-code';
import { spendPassport } from './passport-store';

/** The visit that a passport code, an offer number or a short link names. */
export async function findVisit(passport: string, { db, clock, config }: Services): Promise<string | null> {
  const now = clock.now();
  const digits = passport.replace(/\s/g, '');
  if (/^\d{10}$/.test(digits))
    return (await visitOfOffer(db, { offerNo: digits, since: secondsAfter(now, -visitSeconds) })) ?? null;
  const letters = passportLetters(passport);
  if (letters) return (await spendPassport(db, { codeHash: passportHash(config, letters), now })) ?? null;
  return openShortLink(passport.trim(), { config, clock });
}
