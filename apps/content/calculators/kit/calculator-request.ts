import { pageOf, todayOn } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';

export interface CalculatorRequest {
  /** The fields as the address gives them, not checked yet. */
  given: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
}

export const todayOf = (args: Pick<LoaderFunctionArgs, 'context'>): string => todayOn(pageOf(args));

export const calculatorRequest = (args: LoaderFunctionArgs): CalculatorRequest => ({
  given: Object.fromEntries(new URL(args.request.url).searchParams),
  today: todayOf(args),
});
