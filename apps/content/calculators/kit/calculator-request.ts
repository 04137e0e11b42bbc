import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';

export interface CalculatorRequest {
  /** The fields as the address gives them, not checked yet. */
  given: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
}

/** The first day of the year for a shell that does not know the day yet (decision 192). */
export const todayOf = (args: Pick<LoaderFunctionArgs, 'context'>): string => {
  const { today, year } = pageOf(args);
  return today ?? `${year}-01-01`;
};

export const calculatorRequest = (args: LoaderFunctionArgs): CalculatorRequest => ({
  given: Object.fromEntries(new URL(args.request.url).searchParams),
  today: todayOf(args),
});
