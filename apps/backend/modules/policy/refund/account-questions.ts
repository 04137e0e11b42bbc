/** The jobs that ask for an account when the card refuses a refund; sent with the move, one for mail and one for SMS. */
import type { Outbox } from '../event/event-jobs';

export interface AccountQuestion {
  refundId: string;
  by: 'mail' | 'sms';
}
export const askForAccountJobName = 'refund.ask-for-account';

export async function sendAccountQuestions({ tx, jobs }: Outbox, refundId: string): Promise<void> {
  for (const by of ['mail', 'sms'] as const)
    await jobs.send(askForAccountJobName, { refundId, by } satisfies AccountQuestion, { tx });
}
