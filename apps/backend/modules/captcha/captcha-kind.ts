import type { OutputOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../http/context';

/** Interface of every kind of captcha. */
export interface Captcha {
  challenge(context: CallerContext): Promise<OutputOf<'POST captcha/challenge'>>;
  /** Whether the browser's answer is correct, fresh and used for the first time. */
  passes(proof: string, context: CallerContext): Promise<boolean>;
}
