/** How long jobs are retried, declared once: pg-boss waits min(max, delay · 2ⁿ · (½ to 1)) before retry n. */
import type { JobOptions } from './jobs';

type Retries = Required<Pick<JobOptions, 'retryLimit' | 'retryDelaySeconds' | 'retryDelayMaxSeconds'>>;

export const retries = {
  /** While a customer waits, for a mail or an SMS. */
  overAnHour: { retryLimit: 12, retryDelaySeconds: 2, retryDelayMaxSeconds: 600 },
  /** For money and policies: a bank or an insurer may be unreachable for a night. */
  overADay: { retryLimit: 33, retryDelaySeconds: 5, retryDelayMaxSeconds: 3600 },
} as const satisfies Record<string, Retries>;

/** Seconds from the first failure to the last retry, without the attempts themselves. */
export function retrySpan({ retryLimit, retryDelaySeconds, retryDelayMaxSeconds }: Retries) {
  const waits = Array.from({ length: retryLimit }, (_, index) => retryDelaySeconds * 2 ** (index + 1));
  const sum = (share: number): number =>
    waits.reduce((seconds, wait) => seconds + Math.min(wait * share, retryDelayMaxSeconds), 0);
  return { least: sum(0.5), most: sum(1) };
}
