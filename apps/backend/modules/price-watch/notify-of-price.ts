/** Notifies a customer of a price by mail and SMS, where the watch asks for it; the account always shows it. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { boundTelephones } from '../../customers/customer-store';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { findProfile } from '../account/information/profile-store';
import { sendServiceMail, sendServiceSms, throwIfUnavailable } from '../notification/send-message';
import { readQuote } from '../offer/offer-store';
import { hasConfirmedEmail } from './change-watch';
import { priceMail, priceSms, type PriceNotice } from './price-watch.texts';
import { askingsOf, findWatch, type WatchRow } from './watch-store';

/** Waiting jobs are stored with this name. */
export const priceNoticeJobName = 'price-watch.tell';
export interface PriceNoticeData {
  watchId: string;
  quoteId: string;
}

/** Nothing of a watch that was paused or deleted meanwhile. */
async function notify({ watchId, quoteId }: PriceNoticeData, services: Services): Promise<void> {
  const watch = await findWatch(services.db, watchId);
  if (!watch || watch.pausedAt !== null) return;
  const price = await noticeOf(watch, quoteId, services);
  if (!price) return;
  const dedupeKey = `price-watch-${watchId}-${quoteId}`;
  if (watch.bySms) await sendSms(watch, { price, dedupeKey }, services);
  if (watch.byMail) await sendMail(watch, { price, dedupeKey }, services);
}

async function noticeOf({ id, goal }: WatchRow, quoteId: string, services: Services): Promise<PriceNotice | null> {
  const { db, config } = services;
  const asking = (await askingsOf(db, id)).find((one) => one.quoteId === quoteId);
  const quote = await readQuote(db, quoteId);
  if (!quote || !asking || asking.price === null) return null;
  return { line: factsOf(quote.line as LineId), price: asking.price, goal, siteUrl: config.siteUrl };
}

interface PriceMessage {
  price: PriceNotice;
  dedupeKey: string;
}

async function sendSms({ customerId }: WatchRow, { price, dedupeKey }: PriceMessage, services: Services) {
  const [first] = await boundTelephones(services.db, customerId);
  if (!first) return;
  throwIfUnavailable(await sendServiceSms(services, { to: first.telephone, text: priceSms(price), dedupeKey }));
}

async function sendMail({ customerId }: WatchRow, { price, dedupeKey }: PriceMessage, services: Services) {
  const { db } = services;
  if (!(await hasConfirmedEmail({ db, customerId }))) return;
  const { email } = (await findProfile(db, customerId))!;
  throwIfUnavailable(await sendServiceMail(services, { to: email, text: priceMail(price), dedupeKey }));
}

export const priceNoticeJob: Job<PriceNoticeData> = {
  name: priceNoticeJobName,
  handler: notify,
  options: { retryLimit: 8, retryDelaySeconds: 2 },
};
