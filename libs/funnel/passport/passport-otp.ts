import { createClient } from '@emsal/api/client';
import type { Transport } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { linePath } from '@emsal/lines/facts/line-path';
import type { Page } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import type { OtpCalls } from '@emsal/verify/otp/use-otp';

export type Resumed = OutputOf<'POST quoterequestapi/passport/open'>;

/** The code panel's calls for a passport; `open` hands over the visit that the right code has opened. */
export function passportOtp(
  transport: Transport,
  passport: string,
  resume: (visit: Resumed) => void,
): OtpCalls & { open: () => void } {
  const client = createClient(transport);
  let opened: Resumed | null = null;
  return {
    send: () =>
      sendWithCaptcha(client, (captcha) =>
        client.command('POST quoterequestapi/passport/sendotp', { passport, ...(captcha && { captcha }) }),
      ),
    validate: async (code) => {
      const reply = await client.command('POST quoterequestapi/passport/open', { code });
      if (reply.isSuccess) opened = reply.result;
      return reply;
    },
    open: () => {
      if (opened) resume(opened);
    },
  };
}

/** The offers if they were requested, else the form, which opens at the step that was reached. */
export const resumedPath = (line: PublishedProduct, { offerNo }: Pick<Resumed, 'offerNo'>): string =>
  linePath(line, offerNo === null ? '/form' : '/listeleme');

/** Loads a new page: the edge finds the visit by its cookie, other remotes by their session storage keys. */
export function openResumed({ products = [] }: Pick<Page, 'products'>, visit: Resumed): void {
  const line = products.find(({ id }) => id === visit.line);
  if (!line) return location.assign('/');
  sessionStore.write(lineKeys.visitId(line), visit.visitId);
  if (visit.offerNo === null) sessionStore.remove(lineKeys.offerNo(line));
  else sessionStore.write(lineKeys.offerNo(line), visit.offerNo);
  location.assign(resumedPath(line, visit));
}
