import type { OutputOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../frame/context';

/** What every kind of captcha can do. */
export interface Captcha {
  challenge(context: CallerContext): Promise<OutputOf<'POST captcha/challenge'>>;
  /** Whether the browser's answer is right, fresh and used for the first time. */
  passes(proof: string, context: CallerContext): Promise<boolean>;
}
