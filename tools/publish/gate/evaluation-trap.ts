/** Text as code: the site's content policy forbids it, jsdom knows no policy. */
import type { DOMWindow } from 'jsdom';

const sentence = 'runs text as code (eval, new Function), which browsers refuse here: write the code itself';

/** Libraries ask with an empty function whether they may. */
const isQuestion = (texts: readonly unknown[]): boolean => texts.every((text) => text === '');

/** @param window before its first script @returns what gives the functions back, for checks that need them */
export function trapEvaluation(window: DOMWindow, note: (words: string) => void): () => void {
  const own = window as unknown as Record<'eval' | 'Function', object> & { EvalError: ErrorConstructor };
  const { eval: evaluate, Function: native } = own;
  const refuse = (_: unknown, texts: readonly unknown[]): never => {
    if (!isQuestion(texts)) note(sentence);
    throw new own.EvalError('the content policy forbids text as code');
  };
  const refusing = (inner: object, handler: ProxyHandler<() => void>): object =>
    new Proxy(inner as () => void, handler);
  const Refused = refusing(native, { construct: refuse, apply: (of, _, texts) => refuse(of, texts) });
  const prototype = (native as FunctionConstructor).prototype as { constructor: object };
  own.eval = refusing(evaluate, { apply: (of, _, texts) => refuse(of, texts) });
  own.Function = Refused;
  prototype.constructor = Refused;
  return () => {
    own.eval = evaluate;
    own.Function = native;
    prototype.constructor = native;
  };
}
