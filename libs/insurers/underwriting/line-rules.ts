/** How rules of single lines are combined into an insurer's one. */
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import type { Declined } from '../quote-answer';
import type { UnderwritingRule } from './underwriting-rule';

export const notTaken = (reason: string): Declined => ({ kind: 'declined', code: 'riskNotTaken', reason });

/** The first rule that declines. */
export const allOf =
  (...rules: readonly UnderwritingRule[]): UnderwritingRule =>
  (request, today) => {
    for (const rule of rules) {
      const answer = rule(request, today);
      if (answer) return answer;
    }
    return null;
  };

export const onLine =
  (line: SoldLine, rule: UnderwritingRule): UnderwritingRule =>
  (request, today) =>
    request.line === line ? rule(request, today) : null;
